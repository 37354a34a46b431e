/** @jest-environment node */
import { check } from '../src/domain/compatibility/check';
import type { CheckedBuild, Facts } from '../src/domain/compatibility/types';
import { generateBuild } from './oracle/generate';
import { parts } from './oracle/three-valued-logic';
import { rounds } from './rounds';

const builds = rounds({ full: 25_000, short: 2_500 });

type Drive = Facts<'storage'>;
type Slot = NonNullable<Facts<'motherboard'>['m2']>[number];

/** Whether a slot gives a drive all that one of its links wants; read off the facts, not by the rule. */
const gives = ({ interface: text = '', pcieGen = 0 }: Drive, { gen = 0, lanes = 0 }: Slot): boolean => {
  const links = [...text.matchAll(/(\d(?:\.\d)?)\s*x-?\s*(\d+)/gi)].map(([, of, by]) => [Number(of), Number(by)]);
  const wanted = links.length > 1 ? links : [[pcieGen, links[0]?.[1] ?? 4]];
  return wanted.some(([of = 0, by = 0]) => gen >= of && lanes >= by);
};

const isOnPcie = ({ interface: text = '', nvme }: Drive): boolean =>
  /pcie|nvme/i.test(text) || (text === '' && nvme === true);

/** Sentences that had been said of builds of which they are not true, and what has to hold where they are said. */
const sentences: readonly { says: RegExp; of: string; holds: (build: CheckedBuild) => boolean }[] = [
  {
    of: 'm2-gen',
    says: /^No slot slows an M\.2 drive down/,
    holds: (build) => {
      const slots = parts(build, 'motherboard').flatMap(({ specs }) => specs.m2 ?? []);
      const drives = parts(build, 'storage').filter(
        ({ specs }) => /^m\.2/i.test(specs.formFactor ?? '') && isOnPcie(specs),
      );
      // Drives beyond the slots sit nowhere, and m2-slots speaks of them.
      const many = parts(build, 'storage').reduce((sum, { quantity }) => sum + quantity, 0) > slots.length;
      return many || drives.every(({ specs }) => slots.some((slot) => gives(specs, slot)));
    },
  },
  {
    of: 'gpu-power',
    says: /needs no power plug/,
    holds: (build) =>
      parts(build, 'gpu').every(
        ({ specs: { power, tdpW } }) =>
          power !== undefined && power.p6 + power.p8 + power.p16 === 0 && (tdpW ?? 999) <= 75,
      ),
  },
  {
    of: 'bios-update',
    says: /those in shops have it by now/,
    holds: (build) =>
      parts(build, 'motherboard').every(({ owned }) => owned !== true) ||
      parts(build, 'cpu').every(({ owned }) => owned === true),
  },
  {
    of: 'ram-registered',
    says: /^The memory is unbuffered, and this motherboard takes such/,
    holds: (build) =>
      parts(build, 'ram').every(({ specs }) => specs.registered === false) &&
      parts(build, 'motherboard').every(({ specs }) => !/^(sp|str5|lga\s?(3647|4189|4677))/i.test(specs.socket ?? '')),
  },
  {
    of: 'ram-mixed',
    says: /^The memory is one kit/,
    holds: (build) => parts(build, 'ram').reduce((sum, { quantity }) => sum + quantity, 0) === 1,
  },
];

test(`what is said of a build is so, in ${builds} random builds, ten times or more each`, () => {
  const said = new Map(sentences.map(({ of }) => [of, 0]));
  const untrue: string[] = [];
  for (let seed = 1; seed <= builds; seed += 1) {
    const build = generateBuild(seed);
    const { findings } = check(build);
    for (const { of, says, holds } of sentences) {
      const found = findings.find(({ rule }) => rule === of);
      if (!found || (!says.test(`${found.message} ${found.note ?? ''}`) && !says.test(found.note ?? ''))) continue;
      said.set(of, (said.get(of) ?? 0) + 1);
      if (!holds(build)) untrue.push(`seed ${seed}, ${of}: ${found.message}`);
    }
  }
  expect(untrue).toEqual([]);
  expect([...said].filter(([, times]) => times < 10)).toEqual([]);
});
