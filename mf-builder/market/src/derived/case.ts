import * as v from 'valibot';
import { type DerivingRule, textOf } from './rule';

/** Towers that take an ATX or micro-ATX board. */
const tower = /^(ATX|E-ATX|micro-ATX) (Mid|Full|Mini) Tower$/;
const isTower = (formFactor: string): boolean => tower.test(formFactor);

const radiators = v.array(
  v.looseObject({ position: v.exactOptional(v.string()), sizesMm: v.exactOptional(v.array(v.number())) }),
);
const mount = v.looseObject({
  position: v.exactOptional(v.string()),
  sizeMm: v.exactOptional(v.number()),
  count: v.exactOptional(v.number()),
});
const mounts = v.array(mount);
type Mount = v.InferOutput<typeof mount>;

/** The fans of the longest radiator of each width at each place. */
const fansOf = (places: v.InferOutput<typeof radiators>): Mount[] =>
  places.flatMap(({ position, sizesMm = [] }) =>
    position === undefined
      ? []
      : [120, 140].flatMap((sizeMm) => {
          const longest = Math.max(0, ...sizesMm.filter((size) => size % sizeMm === 0 && size / sizeMm <= 3));
          return longest > 0 ? [{ position, sizeMm, count: longest / sizeMm }] : [];
        }),
  );

const holds = (there: readonly Mount[], { position, sizeMm, count = 0 }: Mount): boolean =>
  there.some((one) => one.position === position && one.sizeMm === sizeMm && (one.count ?? 0) >= count);

const ports = v.array(v.looseObject({ kind: v.string(), gen: v.exactOptional(v.string()), count: v.number() }));

/** The plugs of front ports: one for two ports of a kind, one for each Type-C. */
const plugs = (listed: unknown): string => {
  const count = (is: (port: v.InferOutput<typeof ports>[number]) => boolean): number =>
    v.is(ports, listed) ? listed.filter(is).reduce((sum, port) => sum + port.count, 0) : 0;
  const old = count(({ kind, gen = '3' }) => kind === 'USB-A' && gen.startsWith('2'));
  const faster = count(({ kind, gen = '3' }) => kind === 'USB-A' && !gen.startsWith('2'));
  return [Math.ceil(old / 2), Math.ceil(faster / 2), count(({ kind }) => kind === 'USB-C')].join();
};

export const pcCase: readonly DerivingRule[] = [
  {
    fact: 'layout',
    because: 'usual for a case of this class',
    derive: ({ facts }) => (isTower(textOf(facts, 'formFactor')) ? 'standard' : undefined),
    measured: { of: 17, wrong: 0 },
  },
  {
    fact: 'psuFormFactors',
    because: 'usual for a case of this class',
    derive: ({ facts }) => (isTower(textOf(facts, 'formFactor')) ? ['ATX'] : undefined),
    measured: { of: 17, wrong: 1 },
    records: { of: 157, wrong: 6 },
    same: (one, other) => String(one) === String(other),
  },
  {
    fact: 'fanMounts',
    bound: 'least',
    because: 'where a radiator fits, its fans fit; there may be more places',
    derive: ({ facts }) => (v.is(radiators, facts['radiators']) ? fansOf(facts['radiators']) : undefined),
    measured: { of: 20, wrong: 1 },
    same: (one, other) => v.is(mounts, one) && v.is(mounts, other) && one.every((mount) => holds(other, mount)),
  },
  {
    fact: 'frontUsb',
    because: 'the ports of a kind that a case has share one plug',
    overDoubt: true,
    derive: ({ facts }) => facts['frontUsb'],
    measured: { of: 3, wrong: 0 },
    same: (one, other) => plugs(one) === plugs(other),
  },
];
