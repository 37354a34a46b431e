/** @jest-environment node */
import { partsMark, type BuildComponents } from '@rig4u/shared/builds';
import fc from 'fast-check';
import { fullBuild } from '../../../checks/any-build';
import { rounds } from '../../../checks/rounds';
import { buildOf } from '../../../checks/rule-cases';
import { boundOf } from './bounds';
import { fromComponents } from './checked-build';
import { rules } from './rules';
import type { CheckedBuild, CheckedPart, Finding } from './types';

const findingsOf = (components: BuildComponents): ReadonlyMap<string, Finding> => {
  const build = fromComponents(components);
  return new Map(rules.flatMap((rule) => rule.check(build) ?? []).map((finding) => [finding.rule, finding]));
};

const card = { id: 'gpu~1', name: 'Card', price: 0, specs: { bracketSlots: 3, slots: 3 } };
const box = { id: 'case1', name: 'Case', price: 90, specs: { slots: 2 } };
const thickness = (components: BuildComponents) => findingsOf(components).get('gpu-slots');

test('a fail that rests on a doubted fact is a warning that says so', () => {
  expect(thickness({ gpu: card, case: box })).toMatchObject({ verdict: 'fail' });
  expect(thickness({ gpu: { ...card, doubted: ['bracketSlots'] }, case: box })).toMatchObject({
    verdict: 'warning',
    message:
      'The bracket of Card does not fit Case: 3 slot bracket, 2 slot case. The bracket width of Card is not known for sure, so this may be wrong.',
    values: ['3 slot bracket', '2 slot case'],
  });
});

test('a pass that rests on one is unknown; a warning stays and says so', () => {
  const wide = { ...box, specs: { slots: 4 } };
  expect(thickness({ gpu: { ...card, doubted: ['slots'] }, case: wide })).toMatchObject({
    verdict: 'unknown',
    message: 'The thickness of Card is not known for sure.',
  });
  const thick = { ...card, specs: { bracketSlots: 2, slots: 3 }, doubted: ['slots'] };
  expect(thickness({ gpu: thick, case: box })).toMatchObject({
    verdict: 'warning',
    message: expect.stringMatching(/: 3 slots thick, 2 slot case\. The thickness of Card is not known for sure, so/),
  });
});

test('a fail that rests on a derived fact is a warning; a pass stays, and one that also rests on a doubted fact is unknown', () => {
  const wide = { ...box, specs: { slots: 4 } };
  const derived = { ...card, derived: ['bracketSlots'] };
  expect(thickness({ gpu: derived, case: box })?.verdict).toBe('warning');
  expect(thickness({ gpu: derived, case: wide })).toEqual(thickness({ gpu: card, case: wide }));
  expect(thickness({ gpu: { ...derived, doubted: ['slots'] }, case: wide })?.verdict).toBe('unknown');
});

test('what asks for more than a bound is unknown and no warning; what is within it passes; what fails without it stays', () => {
  const memory = (maxRamSpeed: number, derived: object, speed = 7200) =>
    findingsOf({
      motherboard: {
        id: 'motherboard~1',
        name: 'Board',
        price: 0,
        specs: { maxRamSpeed, ramType: 'DDR5' },
        ...derived,
      },
      ram: { id: 'ram1', name: 'Memory', price: 90, specs: { speed, ramType: 'DDR5' } },
    }).get('ram-speed');
  expect(memory(6400, {})).toMatchObject({ verdict: 'warning' });
  expect(memory(6400, { derived: ['maxRamSpeed'] })).toEqual({
    rule: 'ram-speed',
    verdict: 'unknown',
    parts: expect.anything(),
    message: 'The highest memory speed of Board is not known for sure.',
  });
  expect(memory(6400, { derived: ['maxRamSpeed'] }, 6000)).toEqual(memory(6400, {}, 6000));

  const supply = (probable: object, cpuPower = ['8-pin', '8-pin']) =>
    findingsOf({
      motherboard: { id: 'motherboard1', name: 'Board', price: 0, specs: { cpuPower } },
      psu: { id: 'psu~1', name: 'Supply', price: 0, specs: { eps8: 1 }, ...probable },
    }).get('psu-eps');
  expect(supply({})?.verdict).toMatch(/fail|warning/);
  expect(supply({ doubted: ['eps8'], probable: ['eps8'] })?.verdict).toBe('unknown');
  expect(supply({ doubted: ['eps8'] })?.verdict).toBe('warning');

  const plates = { id: 'case1', name: 'Case', price: 90, specs: { motherboards: ['mini-ITX'] } };
  const board = { id: 'motherboard~1', name: 'Board', price: 0, specs: { formFactor: 'ATX', m2: [] }, derived: ['m2'] };
  expect(findingsOf({ case: plates, motherboard: board }).get('board-case')?.verdict).toBe('fail');
});

test('a pass that rests on probable facts alone is an unknown that says probably, and why', () => {
  const wide = { ...box, specs: { slots: 4 } };
  const usual = { ...card, doubted: ['bracketSlots'], probable: ['bracketSlots'] };
  expect(thickness({ gpu: usual, case: wide })).toEqual({
    rule: 'gpu-slots',
    verdict: 'unknown',
    probably: true,
    parts: expect.anything(),
    message: 'Probably fits: the bracket width of Card is concluded from what is usual.',
  });
  const both = thickness({ gpu: { ...usual, doubted: ['bracketSlots', 'slots'] }, case: wide });
  expect(both).toMatchObject({ verdict: 'unknown' });
  expect(both).not.toHaveProperty('probably');
  const elsewhere = { ...usual, doubted: ['bracketSlots', 'lengthMm'], derived: ['slots'] };
  expect(thickness({ gpu: elsewhere, case: wide })).toMatchObject({ verdict: 'unknown', probably: true });
});

test('what is probable never fails: the warning is that of a fact that may be wrong', () => {
  const doubted = { ...card, doubted: ['bracketSlots'] };
  const found = thickness({ gpu: { ...doubted, probable: ['bracketSlots'] }, case: box });
  expect(found).toEqual(thickness({ gpu: doubted, case: box }));
  expect(found?.verdict).toBe('warning');
});

test('a fact that is named probable and not doubted is stated: an older release wrote what the visitor entered', () => {
  expect(thickness({ gpu: { ...card, probable: ['bracketSlots'] }, case: box })).toEqual(
    thickness({ gpu: card, case: box }),
  );
});

test('a verdict that does not rest on the doubted fact stays', () => {
  const plain = thickness({ gpu: card, case: box });
  expect(thickness({ gpu: { ...card, doubted: ['slots', 'lengthMm'] }, case: box })).toEqual(plain);
});

test('a rule that does not apply because of a doubted fact says what is not known; one that does not apply without it either is silent', () => {
  const plugs = (gpu: object, psu: object = { specs: { pcie8Cables: 1 } }) =>
    findingsOf({
      gpu: { ...card, specs: { tdpW: 280, power: { p6: 0, p8: 2, p16: 0 } }, ...gpu },
      psu: { id: 'psu1', name: 'Supply', price: 90, ...psu },
    }).get('gpu-cables');
  expect(plugs({})).toBeUndefined();
  expect(plugs({ doubted: ['tdpW'] })).toMatchObject({
    verdict: 'unknown',
    message: 'The power of Card is not known for sure.',
  });
  expect(plugs({ doubted: ['tdpW'], probable: ['tdpW'] })).toMatchObject({
    verdict: 'unknown',
    probably: true,
    message: 'Probably fits: the power of Card is concluded from what is usual.',
  });
  expect(plugs({ derived: ['tdpW'] })).toBeUndefined();
  const one = { tdpW: 280, power: { p6: 0, p8: 1, p16: 0 } };
  expect(plugs({ specs: one, doubted: ['tdpW'] })).toBeUndefined();
  expect(plugs({ doubted: ['lengthMm'] })).toBeUndefined();
  expect(findingsOf({ gpu: { ...card, doubted: ['tdpW', 'power'] } }).get('gpu-cables')).toBeUndefined();
});

test('doubts make other parts of a build, for its summary; none make the same', () => {
  expect(partsMark({ gpu: { ...card, doubted: [] } })).toBe(partsMark({ gpu: card }));
  expect(partsMark({ gpu: { ...card, doubted: ['slots'] } })).not.toBe(partsMark({ gpu: card }));
  expect(partsMark({ gpu: { ...card, derived: ['slots'] } })).not.toBe(
    partsMark({ gpu: { ...card, doubted: ['slots'] } }),
  );
});

/** Each part of a build otherwise: with doubts, or without the facts that are doubted. */
const each = (build: CheckedBuild, change: (part: CheckedPart) => CheckedPart): CheckedBuild =>
  Object.fromEntries(
    Object.entries(build).map(([type, parts]) => [type, parts && [...parts].map((part: CheckedPart) => change(part))]),
  );

test('whatever is derived, a pass stays, and only what is also found without it fails', () => {
  const counts = { pass: 0, fail: 0, softened: 0 };
  fc.assert(
    fc.property(fullBuild, fc.array(fc.nat({ max: 3 }), { minLength: 7, maxLength: 7 }), (short, drawn) => {
      const build = buildOf(short);
      let at = 0;
      const derived = each(build, (part) => ({
        ...part,
        derived: Object.keys(part.specs).filter(() => drawn[at++ % drawn.length] === 0),
      }));
      const bare = each(derived, (part) => ({
        ...part,
        specs: Object.fromEntries(Object.entries(part.specs).filter(([fact]) => !part.derived?.includes(fact))),
      }));
      for (const rule of rules) {
        const [said, plain, surely] = [derived, build, bare].map((one) => rule.check(one)?.verdict);
        if (plain === 'pass') expect({ rule: rule.id, said }).toEqual({ rule: rule.id, said: 'pass' });
        if (said === 'fail') expect({ rule: rule.id, surely }).toEqual({ rule: rule.id, surely: 'fail' });
        if (said === 'pass' || said === 'fail') counts[said] += 1;
        else if (plain === 'fail') counts.softened += 1;
      }
    }),
    { seed: 20261129, numRuns: rounds({ full: 3_000, short: 300 }) },
  );
  expect(Math.min(counts.fail, counts.pass, counts.softened)).toBeGreaterThan(20);
});

test('a pass that rests on a doubted fact is never worse than unknown, whatever a rule takes where a fact is absent', () => {
  const ports = { kind: 'USB-A', gen: '3.2 Gen 1', count: 4 };
  const frontPorts = (board: object) =>
    findingsOf({
      motherboard: { id: 'motherboard~1', name: 'Board', price: 0, ...board },
      case: { ...box, specs: { frontUsb: [ports] } },
    }).get('front-usb');
  expect(frontPorts({ specs: { usb3Headers: 2 } })?.verdict).toBe('pass');
  expect(frontPorts({ specs: {} })?.verdict).toBe('warning');
  expect(frontPorts({ specs: { usb3Headers: 2 }, doubted: ['usb3Headers'] })).toMatchObject({
    verdict: 'unknown',
    message: 'Not all of what this needs of Board is known for sure.',
  });
});

test('of facts of all kinds, a fail rests on what is stated alone, a pass on nothing that is doubted, and "probably" on nothing that is doubtful', () => {
  const counts = { pass: 0, fail: 0, probably: 0, unknown: 0 };
  fc.assert(
    fc.property(fullBuild, fc.array(fc.nat({ max: 5 }), { minLength: 7, maxLength: 7 }), (short, drawn) => {
      let at = 0;
      const kinds = new Map<string, Map<string, number>>();
      const build = each(buildOf(short), (part) => {
        const own = new Map(Object.keys(part.specs).map((fact) => [fact, drawn[at++ % drawn.length] ?? 9]));
        kinds.set(part.name, own);
        const of = (kind: number) => [...own].flatMap(([fact, is]) => (is === kind ? [fact] : []));
        return { ...part, doubts: [...of(0), ...of(1)], probable: of(1), derived: of(2) };
      });
      /** The build with plain facts, of which those up to this kind are left out. */
      const plain = (kind: number) =>
        each(buildOf(short), (part) => ({
          ...part,
          specs: Object.fromEntries(
            Object.entries(part.specs).filter(([fact]) => (kinds.get(part.name)?.get(fact) ?? 9) > kind),
          ),
        }));
      const [stated, notDoubted, notDoubtful] = [plain(2), plain(1), plain(0)];
      // What is probable by a bound is unknown where it would warn; all else is as what may be wrong.
      const unmarked = each(build, (part) => ({
        ...part,
        probable: Object.keys(part.specs).filter((fact) => boundOf(part, fact) && part.probable?.includes(fact)),
      }));
      for (const rule of rules) {
        const found = rule.check(build);
        const said = found?.verdict;
        const likely = rule.check(notDoubtful)?.verdict ?? 'pass';
        expect(said).toBe(rule.check(unmarked)?.verdict);
        if (said === 'fail') expect(rule.check(stated)?.verdict).toBe('fail');
        if (said === 'pass') expect(rule.check(notDoubted)?.verdict).toBe('pass');
        if (found?.probably)
          expect({ rule: rule.id, said, likely }).toEqual({ rule: rule.id, said: 'unknown', likely: 'pass' });
        if (found?.probably) counts.probably += 1;
        else if (said === 'pass' || said === 'fail' || said === 'unknown') counts[said] += 1;
      }
    }),
    { seed: 20261130, numRuns: rounds({ full: 3_000, short: 300 }) },
  );
  expect(Math.min(counts.fail, counts.pass, counts.probably, counts.unknown)).toBeGreaterThan(20);
});

test('whatever is doubted, each rule says what it says without those facts, or a milder thing that is not sure', () => {
  const counts = { fail: 0, pass: 0, softened: 0, spoken: 0 };
  fc.assert(
    fc.property(fullBuild, fc.array(fc.nat({ max: 3 }), { minLength: 7, maxLength: 7 }), (short, drawn) => {
      const build = buildOf(short);
      let at = 0;
      const doubts = new Map<string, readonly string[]>();
      each(build, (part) => {
        const facts = Object.keys(part.specs).filter(() => drawn[at++ % drawn.length] === 0);
        if (facts.length > 0) doubts.set(part.name, facts);
        return part;
      });
      const doubted = each(build, (part) => {
        const facts = doubts.get(part.name);
        return facts ? { ...part, doubts: facts } : part;
      });
      const bare = each(build, (part) => ({
        ...part,
        specs: Object.fromEntries(
          Object.entries(part.specs).filter(([fact]) => !doubts.get(part.name)?.includes(fact)),
        ),
      }));
      for (const rule of rules) {
        const [said, plain, surely] = [doubted, build, bare].map((one) => rule.check(one)?.verdict);
        const silent = surely === 'unknown' ? surely : undefined;
        if (plain === undefined) expect({ rule: rule.id, said }).toEqual({ rule: rule.id, said: silent });
        else expect({ rule: rule.id, said }).not.toEqual({ rule: rule.id, said: undefined });
        if (said === 'fail' || said === 'pass') {
          expect({ rule: rule.id, surely }).toEqual({ rule: rule.id, surely: said });
          counts[said] += 1;
        }
        if (plain === undefined && said) counts.spoken += 1;
        if (plain === surely) expect({ rule: rule.id, said }).toEqual({ rule: rule.id, said: plain });
        else if (plain === 'fail' && said === 'warning') counts.softened += 1;
      }
    }),
    { seed: 20261128, numRuns: rounds({ full: 3_000, short: 300 }) },
  );
  expect(Math.min(counts.fail, counts.pass, counts.softened, counts.spoken)).toBeGreaterThan(20);
});
