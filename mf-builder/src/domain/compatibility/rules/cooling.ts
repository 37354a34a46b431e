import { fold } from '../fold';
import { factOf, judge } from '../judge';
import { chosen, isChosen, noneWanted, pairsOf, refsOf } from '../parts';
import type { CheckedPart, RuleFunction } from '../types';

type Cooler = CheckedPart<'cooling'>;

/** Sockets whose mounts are alike enough that a kit for one often fits the other. */
const siblings = [
  ['am4', 'am5'],
  ['lga115x', 'lga1150', 'lga1151', 'lga1155', 'lga1156', 'lga1200'],
  ['lga1700', 'lga1851'],
] as const;

const covers = (offered: string, socket: string): boolean =>
  offered === socket || (offered === 'lga115x' && /^lga115\d$/.test(socket));

const isSibling = (offered: string, socket: string): boolean =>
  siblings.some((family) => family.some((one) => one === offered) && family.some((one) => one === socket));

export const coolerSocket: RuleFunction = (build) => {
  const on = judge(build, ['cooling', 'cpu']);
  for (const [cooler, cpu] of pairsOf(build, 'cooling', 'cpu')) {
    const socket = on?.need(cpu, 'socket', cpu.specs.socket);
    const sockets = on?.need(cooler, 'list of sockets', cooler.specs.sockets);
    if (socket === undefined || sockets === undefined) continue;
    const wanted = fold(socket);
    const offered = sockets.map(fold);
    if (offered.some((one) => covers(one, wanted))) continue;
    const values = [`${socket} CPU`, `cooler for ${sockets.join(', ') || 'none'}`] as const;
    if (offered.some((one) => isSibling(one, wanted)))
      on?.warn(
        `${cooler.name} lists a sibling of socket ${socket}. Check the kit for its bracket: ${values.join(', ')}.`,
        values,
      );
    else on?.fail(`${cooler.name} has no mount for socket ${socket}: ${values.join(', ')}.`, values);
  }
  return on?.verdict('The cooler has a mount for this socket.');
};

export const coolerHeight: RuleFunction = (build) => {
  if (chosen(build, 'cooling').every(({ specs }) => specs.type === 'liquid')) return undefined;
  const on = judge(build, ['cooling', 'case']);
  for (const cooler of chosen(build, 'cooling')) {
    // Why: the block of a liquid cooler is low; only air coolers reach the side panel.
    if (on?.need(cooler, 'type', cooler.specs.type) !== 'air') continue;
    for (const box of chosen(build, 'case')) {
      const height = on.need(cooler, 'height', cooler.specs.heightMm);
      const room = on.need(box, 'room for a CPU cooler', box.specs.coolerMaxMm);
      if (height === undefined || room === undefined || height <= room) continue;
      on.fail(`${cooler.name} is too tall for ${box.name}: ${height} mm cooler, ${room} mm case.`, [
        `${height} mm cooler`,
        `${room} mm case`,
      ]);
    }
  }
  return on?.verdict('The cooler fits under the side panel.');
};

/** The heat in W that a radiator of a length in mm is taken to carry where its maker does not say. */
const guide: ReadonlyMap<number, number> = new Map([
  [120, 150],
  [240, 250],
  [280, 280],
  [360, 330],
  [420, 350],
]);

const ratingOf = ({ specs }: Cooler): { watts: number; bySize: boolean } | undefined => {
  if (specs.tdp !== undefined && specs.tdpBasis === 'maker') return { watts: specs.tdp, bySize: false };
  const watts = specs.type === 'air' || specs.radiator === undefined ? undefined : guide.get(specs.radiator);
  return watts === undefined ? undefined : { watts, bySize: true };
};

const boxedCapacity: RuleFunction = (build) => {
  const on = judge(build, ['cpu']);
  for (const cpu of chosen(build, 'cpu')) on?.need(cpu, 'boxed cooler', cpu.specs.coolerIncluded);
  // Why: with no cooler at all there is nothing to rate; cooler-missing fails.
  if (chosen(build, 'cpu').some(({ specs }) => specs.coolerIncluded === false)) return undefined;
  return on?.verdict('The cooler in the box of the CPU is made for it.');
};

export const coolerCapacity: RuleFunction = (build) => {
  if (noneWanted(build, 'cooling')) return boxedCapacity(build);
  const on = judge(build, ['cooling', 'cpu']);
  for (const [cooler, cpu] of pairsOf(build, 'cooling', 'cpu')) {
    const { maxPowerW, tdpW } = cpu.specs;
    const watts = on?.need(cpu, 'maximum power', maxPowerW ?? tdpW);
    const rating = on?.need(cooler, 'rated heat', ratingOf(cooler));
    if (watts === undefined || rating === undefined) continue;
    const basis = rating.bySize ? `about ${rating.watts} W by the size of its radiator` : `${rating.watts} W cooler`;
    if (rating.watts < watts)
      on?.warn(`${cooler.name} is small for ${cpu.name} at full load: ${watts} W CPU, ${basis}.`, [
        `${watts} W CPU`,
        basis,
      ]);
    // Why: the guide by size and the rated power are fallbacks; what passes by one is not known to pass.
    else if (rating.bySize) on?.assume(`the rated heat of ${cooler.name} (${basis})`);
    else if (maxPowerW === undefined) on?.assume(factOf(cpu, 'maximum power'));
  }
  return on?.verdict('The cooler carries the heat of the CPU at full load.');
};

export const coolerMissing: RuleFunction = (build) => {
  if (!noneWanted(build, 'cooling') && !isChosen(build, 'cooling')) return undefined;
  const on = judge(build, ['cpu'], ['cooling']);
  if (isChosen(build, 'cooling')) return on?.verdict('A CPU cooler is chosen.');
  for (const cpu of chosen(build, 'cpu')) {
    const boxed = on?.need(cpu, 'boxed cooler', cpu.specs.coolerIncluded);
    if (boxed === false)
      on?.fail(`Nothing cools ${cpu.name}: no cooler is in its box, and none is chosen.`, [
        'no cooler in the box',
        'no cooler chosen',
      ]);
  }
  return on?.verdict('A cooler comes in the box of the CPU.');
};

// Why: no paste is one that is not chosen as well as none wanted; only `pasteIncluded: true` saves the note.
export const paste: RuleFunction = (build) => {
  if (!isChosen(build, 'cooling')) return undefined;
  const parts = refsOf(build, ['cooling', 'thermalPaste']);
  if (isChosen(build, 'thermalPaste')) return { verdict: 'pass', parts, message: 'Thermal paste is chosen.' };
  if (chosen(build, 'cooling').every(({ specs }) => specs.pasteIncluded === true))
    return { verdict: 'pass', parts, message: 'Thermal paste comes with the cooler.' };
  return {
    verdict: 'pass',
    parts,
    message: 'The cooler mounts as it is.',
    note: 'No thermal paste is chosen, and none is known to come with the cooler.',
  };
};
