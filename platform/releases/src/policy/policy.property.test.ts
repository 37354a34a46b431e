/** @jest-environment node */
import fc from 'fast-check';
import { times } from '@rig4u/kernel/prove';
import { planRule } from '../plans/plan-policy';
import { planPromote } from '../plans/plan-promote';
import { after, hostBuild, known, now, remoteBuild } from '../plans/test-registry';
import { everyPart, rights, type Change, type Policy, type Revision } from '../registry';
import { decideRight } from './decide-right';

type Said = Extract<Change, { do: 'allow' | 'deny' }>;

const parts = ['mf-guides', 'mf-shop'];
const builds = [hostBuild('1.0.0'), ...parts.map((name) => remoteBuild({ name, paths: [`/${name}`] }))];
const first = after(undefined, planPromote(undefined, builds, known(...builds), { now }));

const tokens = ['repo:rig4u/mf-guides:ref:refs/heads/main', 'repo:rig4u/mf-guides:pull_request', 'repo:other/x:ref:y'];
const people = ['anna', 'ben'];
const names = [...people, ...tokens, 'repo:rig4u/*', 'repo:rig4u/mf-guides:*', 'a*'];
const said = fc.record<Said>({
  do: fc.constantFrom('allow', 'allow', 'deny'),
  who: fc.constantFrom(...names),
  may: fc.uniqueArray(fc.constantFrom(...rights), { minLength: 1, maxLength: 4 }),
  parts: fc.oneof(fc.constant<string[]>([everyPart]), fc.subarray(parts, { minLength: 1 })),
});
const asked = fc.record({
  right: fc.constantFrom(...rights),
  part: fc.constantFrom(...parts, everyPart),
});

/** Rules as their authors say them one after the other; those that are refused are left out. */
function sayAll(rules: readonly Said[], by = 'anna'): { registry: Revision; taken: Said[] } {
  let registry = first;
  const taken: Said[] = [];
  for (const rule of rules) {
    const plan = planRule(registry, rule, { by, now });
    if (plan.do !== 'change') continue;
    registry = after(registry, plan, by, 'policy');
    taken.push(rule);
  }
  return { registry, taken };
}

/** The same without our code: everything that was ever said is kept, and the newest word about a name, right and part holds. */
function oracle(taken: readonly Said[], token: string, right: string, part: string): boolean {
  const isAbout = ({ who, may, parts: on }: Said): boolean => {
    const named = who.endsWith('*') ? token.startsWith(who.slice(0, -1)) : token === who;
    return named && may.some((one) => one === right) && (on.includes(everyPart) || on.includes(part));
  };
  return taken.findLast(isAbout)?.do === 'allow';
}

const saidOnce = { revision: 1, by: 'anna', at: new Date(now).toISOString() };
const runs = { numRuns: times({ full: 5_000, short: 120 }), seed: 16 };

it('lets a token do what was said last of it, and nothing that was never said', () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 25 }), fc.constantFrom(...tokens), asked, (rules, who, needed) => {
      const { registry, taken } = sayAll(rules);
      const { allowed } = decideRight(registry.policy, { who, proven: true }, needed);
      expect(allowed).toBe(oracle(taken, who, needed.right, needed.part));
    }),
    runs,
  );
});

it('always leaves who makes rules able to make another one', () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 25 }), fc.constantFrom(...people), (rules, by) => {
      const { policy } = sayAll(rules, by).registry;
      expect(decideRight(policy, { who: by, proven: false }, { right: 'policy', part: everyPart }).allowed).toBe(true);
    }),
    runs,
  );
});

it('keeps no more rules than there are names, rights and parts to tell apart', () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 60 }), (rules) => {
      const kept = sayAll(rules).registry.policy?.rules ?? [];
      const whole = kept.map(({ who, may, parts: on }) => `${who} ${may.toSorted().join()} ${on.toSorted().join()}`);
      expect(new Set(whole).size).toBe(whole.length);
    }),
    runs,
  );
});

it('lets people do everything until somebody is allowed something, and a token nothing', () => {
  const [right, part] = ['promote', 'mf-guides'] as const;
  expect(decideRight(undefined, { who: 'ben', proven: false }, { right, part }).allowed).toBe(true);
  expect(decideRight(undefined, { who: tokens[0] ?? '', proven: true }, { right, part }).allowed).toBe(false);
  const { registry } = sayAll([{ do: 'allow', who: 'anna', may: [...rights], parts: [everyPart] }]);
  expect(decideRight(registry.policy, { who: 'ben', proven: false }, { right, part }).allowed).toBe(false);
});

it('takes letters of a name as they are, and only * for any', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '.', '+', ':'), maxLength: 8 });
  const pattern = fc.array(letters, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('*'));
  const escaped = (text: string): string => text.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll('*', '.*');
  fc.assert(
    fc.property(pattern, letters, (who, name) => {
      const denied: Policy = { rules: [{ do: 'deny', who, may: ['hold'], parts: ['*'], ...saidOnce }], smoke: {} };
      const { rule } = decideRight(denied, { who: name, proven: false }, { right: 'hold', part: 'host' });
      expect(rule !== undefined).toBe(new RegExp(`^${escaped(who)}$`).test(name));
    }),
    { ...runs, numRuns: times({ full: 50_000, short: 3_000 }) },
  );
});
