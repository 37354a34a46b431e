import type { CatalogueType } from '../../../src/catalogue/schema';
import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { has, parts } from '../three-valued-logic';
import { part } from './core';
import type { Mix } from './mix';

/** A build with the facts of every part of a type changed. */
export const changed = <T extends CatalogueType>(
  build: CheckedBuild,
  type: T,
  change: (specs: Facts<T>) => Facts<T>,
): CheckedBuild =>
  has(build, type)
    ? { ...build, [type]: parts(build, type).map((one) => ({ ...one, specs: change(one.specs) })) }
    : build;

/** Facts with some of them gone. */
export const less = <F extends object>(facts: F, ...keys: readonly (keyof F)[]): F => {
  const rest = { ...facts };
  for (const key of keys) Reflect.deleteProperty(rest, key);
  return rest;
};

type FrontPorts = NonNullable<Facts<'case'>['frontUsb']>;

const frontPorts = (mix: Mix): FrontPorts => {
  const later = mix.pick(['3.0', '3.2 Gen 1', 'USB 3.2 Gen 2']);
  const usbA = (gen: string | undefined): FrontPorts[number] => ({
    kind: 'USB-A',
    count: mix.pick([1, 2, 2, 3, 4]),
    ...(gen === undefined ? {} : { gen }),
  });
  const usbC: FrontPorts[number] = { kind: 'USB-C', gen: '3.2 Gen 2', count: 1 };
  return [
    ...mix.pick([
      [usbA(later)],
      [usbA('2.0')],
      [usbA(undefined)],
      [usbA(later), usbA('2.0')],
      [usbA(later), usbA(undefined)],
      [usbA('3.0'), usbA('3.2 Gen 1')],
    ]),
    ...(mix.chance(0.3) ? [usbC] : []),
  ];
};

/** A supply whose place can be chosen, or one that stands in one place. */
const supplyPlace = (mix: Mix): Facts<'case'> => {
  if (!mix.chance(0.15)) return mix.chance(0.1) ? { psuMovable: false } : {};
  return { psuMovable: true, ...(mix.chance(0.6) ? { radiatorBesidePsuMm: mix.pick([120, 240, 280, 360]) } : {}) };
};

const housing = (mix: Mix, specs: Facts<'case'>): Facts<'case'> => ({
  ...specs,
  ...(mix.chance(0.5) ? { frontUsb: frontPorts(mix) } : {}),
  ...(mix.chance(0.4) ? { gpuMaxWithFanMm: (specs.gpuMaxMm ?? 350) - mix.pick([20, 25, 25, 28, 35]) } : {}),
  ...(mix.chance(0.5) ? { gpuHeightWithPlug: mix.chance(0.5) } : {}),
  ...(mix.chance(0.5) ? { fanHub: mix.pick([0, 0, 1, 3, 4, 6]) } : {}),
  ...(mix.chance(specs.layout === 'sandwich' ? 0.75 : 0.04) ? { riserGen: mix.pick([3, 4, 4, 5]) } : {}),
  ...supplyPlace(mix),
});

const board = (mix: Mix, specs: Facts<'motherboard'>): Facts<'motherboard'> => ({
  ...specs,
  ...(mix.chance(0.75) ? { usb3Headers: mix.pick([0, 1, 1, 2]) } : {}),
  ...(mix.chance(0.75) ? { usb2Headers: mix.pick([0, 1, 1, 2]) } : {}),
  ...(mix.chance(0.5) ? { fanHeaderA: mix.pick([0.5, 0.9, 1, 1, 2, 3]) } : {}),
  ...(mix.chance(0.7) ? { cpuTdpMaxW: mix.pick([65, 95, 125, 155, 170, 250]) } : {}),
});

const cooler = (mix: Mix, specs: Facts<'cooling'>): Facts<'cooling'> => {
  if (specs.type !== 'air') return specs;
  const own = mix.pick(['watts', 'watts', 'nspr', 'low', 'both'] as const);
  return {
    ...(own === 'watts' ? specs : less(specs, 'tdp', 'tdpBasis')),
    ...(own === 'nspr' || own === 'both' ? { nspr: mix.pick([88, 125, 150, 181, 253]) } : {}),
    ...(own === 'low' || own === 'both' ? { heightMm: mix.pick([37, 39, 40, 47, 49, 50]) } : {}),
    ...(mix.chance(0.7) ? { fanRises: mix.chance(0.5) } : {}),
  };
};

const cable = (mix: Mix): CheckedPart<'cables'> =>
  part(
    mix,
    'cables',
    'Cable',
    mix.chance(0.6)
      ? {
          kind: 'Fan splitter',
          ways: mix.pick([1, 2, 2, 3, 4]),
          ...(mix.chance(0.5) ? { packOf: mix.whole(1, 3) } : {}),
        }
      : {
          kind: mix.pick([
            ...['PCIe 4.0 x16 riser', 'pcie 3.0 x16 riser', 'PCIe 5.0 x16 Riser cable', 'Riser, PCIe Gen 4'],
            ...['DisplayPort 1.4', 'SATA', 'PCIe x16 riser'],
          ]),
        },
    mix.pick([1, 1, 1, 2]),
  );

/** The facts that tell more of parts that are there, most of them known, and cables now and then. */
export const withFinerFacts = (mix: Mix, build: CheckedBuild): CheckedBuild => {
  let finer = changed(build, 'case', (specs) => housing(mix, specs));
  finer = changed(finer, 'motherboard', (specs) => board(mix, specs));
  finer = changed(finer, 'cooling', (specs) => cooler(mix, specs));
  finer = changed(finer, 'caseFan', (specs) => ({
    ...specs,
    ...(mix.chance(0.85) ? { currentA: mix.pick([0.1, 0.15, 0.2, 0.3, 0.45, 0.5, 0.6, 1.2]) } : {}),
  }));
  finer = changed(finer, 'gpu', (specs) => ({
    ...specs,
    ...(mix.chance(0.7) ? { radiator: mix.chance(0.12) ? mix.pick([120, 240, 240, 360]) : null } : {}),
  }));
  finer = changed(finer, 'psu', (specs) => ({
    ...specs,
    ...(mix.chance(0.7) ? { pcie16Angled: mix.chance(0.4) } : {}),
  }));
  if (mix.chance(0.03)) return { ...finer, cables: null };
  if (!mix.chance(0.3)) return finer;
  return { ...finer, cables: mix.chance(0.2) ? [cable(mix), cable(mix)] : [cable(mix)] };
};
