import type { CheckedBuild, Facts } from '../../src/domain/compatibility/types';
import { generateBuild } from './generate';
import { oracle } from './oracle';
import { fanSituations, type Situation } from './situations-fans';
import { laneSituations } from './situations-lanes';
import { placeSituations } from './situations-places';
import { fold, has, parts, pieces } from './three-valued-logic';

/** A situation that is told by the build alone. */
type Told = (build: CheckedBuild) => boolean;

const some = <T extends 'case' | 'gpu' | 'motherboard' | 'cooling' | 'cpu' | 'psu' | 'ram'>(
  build: CheckedBuild,
  type: T,
  is: (specs: Facts<T>) => boolean,
): boolean => parts(build, type).some(({ specs }) => is(specs));

const most = (values: readonly (number | undefined)[]): number => Math.max(0, ...values.map((value) => value ?? 0));

/** More USB-A ports of a generation, two to a plug, than a board has plugs for; the board says how many. */
const fewHeaders =
  (later: boolean): Told =>
  (build) => {
    const ports = parts(build, 'case')
      .flatMap(({ specs }) => specs.frontUsb ?? [])
      .filter(
        ({ kind, gen }) =>
          kind === 'USB-A' && gen !== undefined && (later ? !gen.startsWith('2') : gen.startsWith('2')),
      )
      .reduce((sum, { count }) => sum + count, 0);
    return some(build, 'motherboard', ({ usb3Headers, usb2Headers }) => {
      const headers = later ? usb3Headers : usb2Headers;
      return headers !== undefined && ports > 2 * headers;
    });
  };

const sandwichOf =
  (gen: number): Told =>
  (build) =>
    has(build, 'gpu', 'motherboard') &&
    some(build, 'case', ({ layout, riserGen }) => layout === 'sandwich' && riserGen === gen);

const riserCable: Told = (build) =>
  has(build, 'gpu', 'motherboard') && parts(build, 'cables').some(({ specs }) => /riser/i.test(specs.kind ?? ''));

/** An air cooler of which the maker states no watts, beside a processor. */
const unrated =
  (is: (specs: Facts<'cooling'>, watts: number) => boolean): Told =>
  (build) =>
    has(build, 'cpu') &&
    some(
      build,
      'cooling',
      (specs) =>
        specs.type === 'air' &&
        specs.tdp === undefined &&
        is(specs, most(parts(build, 'cpu').map((cpu) => cpu.specs.maxPowerW))),
    );

const low = (from: number, below: number): Told =>
  unrated(({ heightMm }) => heightMm !== undefined && heightMm >= from && heightMm < below);

const risingFan: Told = (build) =>
  has(build, 'case') &&
  some(
    build,
    'cooling',
    ({ type, fanRises, ramClearanceMm: room }) =>
      type === 'air' &&
      fanRises === true &&
      typeof room === 'number' &&
      some(build, 'ram', ({ heightMm }) => heightMm !== undefined && heightMm > room),
  );

const cardBesideLiquid: Told = (build) =>
  has(build, 'case') &&
  some(build, 'gpu', ({ radiator }) => typeof radiator === 'number') &&
  some(build, 'cooling', ({ type }) => type === 'liquid');

/** A radiator that the case takes in front, with the room for a card behind fans stated. */
const withFanInFront: Told = (build) =>
  has(build, 'gpu') &&
  some(build, 'cooling', ({ type, radiator }) =>
    some(
      build,
      'case',
      ({ gpuMaxWithFanMm, radiators }) =>
        type === 'liquid' &&
        gpuMaxWithFanMm !== undefined &&
        radiator !== undefined &&
        (radiators ?? []).some(
          ({ position, sizesMm }) => fold(position ?? '') === 'front' && sizesMm?.includes(radiator) === true,
        ),
    ),
  );

/** A supply whose place can be chosen, beside a card and the radiator of a cooler. */
const besideMovableSupply: Told = (build) =>
  has(build, 'psu', 'gpu') &&
  some(build, 'case', ({ psuMovable }) => psuMovable === true) &&
  some(build, 'cooling', ({ type, radiator }) => type === 'liquid' && radiator !== undefined);

const sixteenPin: Told = (build) => some(build, 'gpu', ({ power }) => power !== undefined && power.p16 > 0);

const workstation: Told = (build) =>
  some(build, 'motherboard', ({ socket }) => socket !== undefined && fold(socket) === 'str5') &&
  pieces(parts(build, 'ram')).reduce(
    (sum, { specs }) => sum + (fold(specs.ramType ?? '') === 'ddr5' ? (specs.modules ?? 0) : 0),
    0,
  ) >= 4;

/** A supply of one and a half times what a processor draws and a card at its spikes, of no known ATX 3. */
const ampleSupply: Told = (build) => {
  const cpu = pieces(parts(build, 'cpu')).reduce((sum, { specs }) => sum + (specs.maxPowerW ?? Infinity), 75);
  const peak = pieces(parts(build, 'gpu')).reduce((sum, { specs }) => sum + 1.5 * (specs.tdpW ?? Infinity), cpu);
  const older = (version: string | undefined): boolean => version === undefined || /(^| )2/.test(version);
  return (
    has(build, 'cpu', 'gpu') &&
    some(build, 'psu', ({ power, atxVersion }) => power !== undefined && power >= 1.5 * peak && older(atxVersion))
  );
};

const onlyXmp: Told = (build) =>
  some(build, 'motherboard', ({ socket }) => fold(socket ?? '') === 'am5') &&
  some(
    build,
    'ram',
    ({ profiles }) => profiles !== undefined && profiles.length === 1 && fold(profiles[0] ?? '') === 'xmp',
  );

/** The situations that the newer readings speak of, by what they are called in records. */
const situations: Record<string, Situation> = {
  'front USB: too few 19-pin headers': fewHeaders(true),
  'front USB: too few 9-pin headers': fewHeaders(false),
  'front USB: ports that do not say': (build) =>
    has(build, 'motherboard') &&
    some(build, 'case', ({ frontUsb = [] }) => frontUsb.some(({ kind, gen }) => kind === 'USB-A' && gen === undefined)),
  ...fanSituations,
  'a card with a radiator beside a liquid cooler': cardBesideLiquid,
  'sandwich with a riser of 3.0': sandwichOf(3),
  'sandwich with a riser of 4.0': sandwichOf(4),
  'sandwich with a riser of 5.0': sandwichOf(5),
  'a riser as a cable': riserCable,
  'a riser that is a loss': (_, said) => said['riser'] === 'warning',
  'an air cooler below 40 mm': low(0, 40),
  'an air cooler of 40 to 50 mm': low(40, 50),
  'NSPR that is enough': unrated(({ nspr }, watts) => nspr !== undefined && watts > 0 && nspr >= watts),
  'NSPR that is not enough': unrated(({ nspr }, watts) => nspr !== undefined && nspr < watts),
  'a rising fan over tall memory in a case': risingFan,
  'a rising fan that is too high for the case': (build, said) => risingFan(build) && said['ram-cooler'] === 'fail',
  'room with fans and a radiator in front': withFanInFront,
  'angled plugs at a card with 16 pins': (build) =>
    has(build, 'case') && sixteenPin(build) && some(build, 'psu', ({ pcie16Angled }) => pcie16Angled === true),
  'room that counts the plug': (build) =>
    has(build, 'gpu') &&
    some(build, 'case', (specs) => specs.gpuHeightWithPlug === true && specs.gpuHeightMaxMm !== undefined),
  'a card of 16 pins with less than 35 mm left, the plug counted': (_, said) => said['gpu-width'] === 'note',
  'four modules of DDR5 on sTR5': workstation,
  'an entry board that lists such processors': (build, said) =>
    said['vrm'] === 'pass' &&
    some(
      build,
      'motherboard',
      ({ chipset, cpuTdpMaxW }) => /[ah]\d[12]0/i.test(chipset ?? '') && cpuTdpMaxW !== undefined,
    ) &&
    some(build, 'cpu', ({ maxPowerW }) => maxPowerW !== undefined && maxPowerW > 150),
  'a supply of one and a half times the peak, not known to be of ATX 3': ampleSupply,
  'XMP alone on AM5': onlyXmp,
  'a radiator beside a movable supply': besideMovableSupply,
  'a radiator beside a movable supply that is too long': (_, said) => said['psu-place'] === 'fail',
  'a radiator beside a movable supply, not known': (_, said) => said['psu-place'] === 'unknown',
  ...laneSituations,
  ...placeSituations,
};

/** How many of `count` random builds from seed `from` on are in each situation. */
export const countSituations = (from: number, count: number): Record<string, number> => {
  const counts = Object.fromEntries(Object.keys(situations).map((name) => [name, 0]));
  for (let seed = from; seed < from + count; seed += 1) {
    const build = generateBuild(seed);
    const said = oracle(build);
    for (const [name, is] of Object.entries(situations)) if (is(build, said)) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
