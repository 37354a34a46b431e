import { assign, pieces } from '../assign';
import { factOf, judge, type Judge } from '../judge';
import { chosen } from '../parts';
import type { CheckedBuild, RuleFunction, Verdict } from '../types';
import { count, type Drive, drivesOf, type M2Slot, m2SlotsOf, noteUnknownForms, ofForm } from './drives';

/** Whether a rule about M.2 drives has something to say: a drive that is one of `these`, or may be one. */
const speaksOf = (build: CheckedBuild, these: (drive: Drive) => boolean): boolean =>
  drivesOf(build).some((drive) => (drive.form === undefined || drive.form === 'm2') && these(drive));

const mayBeSata = ({ bus }: Drive): boolean => bus !== 'pcie';
const mayBePcie = ({ bus }: Drive): boolean => bus !== 'sata';

/** Whether there are slots, or may be: what finds no slot at all counts in m2-slots only. */
const maySit = (build: CheckedBuild): boolean => m2SlotsOf(build)?.length !== 0;

export const m2Slots: RuleFunction = (build) => {
  if (!speaksOf(build, () => true)) return undefined;
  const on = judge(build, ['storage', 'motherboard']);
  noteUnknownForms(build, on);
  const wanted = count(ofForm(drivesOf(build), 'm2'));
  if (wanted === 0) return on?.verdict('');
  for (const board of chosen(build, 'motherboard')) on?.need(board, 'list of M.2 slots', board.specs.m2);
  const slots = m2SlotsOf(build)?.length;
  if (slots !== undefined && wanted > slots)
    on?.fail(`There are more M.2 drives than slots: ${wanted} drives, ${slots} slots.`, [
      `${wanted} M.2 drives`,
      `${slots} M.2 slots`,
    ]);
  return on?.verdict('Every M.2 drive finds a slot.');
};

interface Arranged {
  verdict: Verdict;
  drives: readonly Drive[];
  slots: readonly M2Slot[];
}

/**
 * The M.2 drives in the best arrangement by one rule's grades, among those that place as many as possible; the worst grade in it.
 * Why each rule arranges for itself: over several rules, a fact that goes would shift drives and better another rule's verdict.
 * Why drives beyond the slots are left out: they count in m2-slots.
 */
const arrange = (
  build: CheckedBuild,
  on: Judge | undefined,
  grade: (drive: Drive, slot: M2Slot) => Verdict,
  these: (drive: Drive) => boolean = () => true,
): Arranged => {
  noteUnknownForms(build, on, these);
  const drives = ofForm(drivesOf(build), 'm2');
  const slots = m2SlotsOf(build) ?? [];
  if (drives.length > 0)
    for (const board of chosen(build, 'motherboard')) on?.need(board, 'list of M.2 slots', board.specs.m2);
  const items = pieces(
    drives.map((drive) => ({ quantity: drive.part.quantity, drive })),
    slots.length,
  );
  const { fails, unknowns, warnings } = assign(
    items.map(({ drive }) => slots.map((slot) => grade(drive, slot))),
    slots.length,
  );
  const beyond = Math.max(0, items.length - slots.length);
  const verdict = fails > beyond ? 'fail' : unknowns > 0 ? 'unknown' : warnings > 0 ? 'warning' : 'pass';
  return { verdict, drives, slots };
};

const listed = (values: readonly (number | undefined)[], write: (value: number) => string): string =>
  [...new Set(values)]
    .flatMap((value) => value ?? [])
    .toSorted((a, b) => a - b)
    .map(write)
    .join(', ');

export const m2Size: RuleFunction = (build) => {
  if (!speaksOf(build, () => true) || !maySit(build)) return undefined;
  const on = judge(build, ['storage', 'motherboard']);
  const fits = ({ size }: Drive, { sizes }: M2Slot): Verdict =>
    size === undefined || sizes === undefined ? 'unknown' : sizes.includes(size) ? 'pass' : 'fail';
  const { verdict, drives, slots } = arrange(build, on, fits);
  if (verdict === 'fail') {
    const odd = drives.find((drive) => slots.every((slot) => fits(drive, slot) === 'fail'));
    const sizes = listed(
      slots.flatMap((slot) => slot.sizes ?? []),
      String,
    );
    const [what, where] = odd
      ? [`${odd.size} drive`, `slots for ${sizes}`]
      : [
          `drives of ${listed(
            drives.map(({ size }) => size),
            String,
          )}`,
          `${slots.length} slots for ${sizes}`,
        ];
    on?.fail(`${odd?.part.name ?? 'An M.2 drive'} has no M.2 slot of its length: ${what}, ${where}.`, [what, where]);
  } else if (verdict === 'unknown') {
    for (const { part, size } of drives) if (size === undefined) on?.lack(factOf(part, 'length'));
    if (slots.some(({ sizes }) => sizes === undefined)) on?.lack('the drive lengths that the M.2 slots take');
  }
  return on?.verdict('Each M.2 drive has a slot of its length.');
};

export const m2Sata: RuleFunction = (build) => {
  if (!speaksOf(build, mayBeSata) || !maySit(build)) return undefined;
  const on = judge(build, ['storage', 'motherboard']);
  const { verdict, drives, slots } = arrange(
    build,
    on,
    ({ bus }, { sata }) => {
      if (bus === undefined) return 'unknown';
      if (bus === 'pcie' || sata === true) return 'pass';
      return sata === false ? 'fail' : 'unknown';
    },
    mayBeSata,
  );
  const onSata = drives.filter(({ bus }) => bus === 'sata');
  if (verdict === 'fail') {
    const there = slots.filter(({ sata }) => sata !== false).length;
    on?.fail(
      `${onSata[0]?.part.name ?? 'A drive'} finds no M.2 slot that carries SATA: ${count(onSata)} SATA M.2 drives, ${there} such slots.`,
      [`${count(onSata)} SATA M.2 drives`, `${there} M.2 slots with SATA`],
    );
  } else if (verdict === 'unknown') {
    for (const { part, bus } of drives) if (bus === undefined) on?.lack(factOf(part, 'interface'));
    if (onSata.length > 0 && slots.some(({ sata }) => sata === undefined)) on?.lack('whether the M.2 slots carry SATA');
  }
  return on?.verdict('No M.2 slot has to carry SATA that does not.');
};

export const m2Gen: RuleFunction = (build) => {
  if (!speaksOf(build, mayBePcie) || !maySit(build)) return undefined;
  const on = judge(build, ['storage', 'motherboard']);
  // Why: a SATA drive has no PCIe generation to lose.
  const { verdict, drives, slots } = arrange(
    build,
    on,
    ({ bus, gen }, slot) => {
      if (bus === 'sata') return 'pass';
      if (gen === undefined || slot.gen === undefined) return 'unknown';
      return gen > slot.gen ? 'warning' : 'pass';
    },
    mayBePcie,
  );
  const onPcie = drives.filter(({ bus }) => bus !== 'sata');
  if (verdict === 'unknown') {
    for (const { part, gen } of onPcie) if (gen === undefined) on?.lack(factOf(part, 'PCIe generation'));
    if (slots.some(({ gen }) => gen === undefined)) on?.lack('the PCIe generation of the M.2 slots');
  } else if (verdict === 'warning') {
    const fastest = onPcie.toSorted((a, b) => (b.gen ?? 0) - (a.gen ?? 0))[0];
    const values = [
      `PCIe ${fastest?.gen?.toFixed(1) ?? ''} drive`,
      `slots of PCIe ${listed(
        slots.map(({ gen }) => gen),
        (gen) => gen.toFixed(1),
      )}`,
    ] as const;
    on?.warn(`${fastest?.part.name ?? 'A drive'} is faster than its slot: ${values.join(', ')}.`, values);
  }
  return on?.verdict('No slot slows an M.2 drive down.');
};
