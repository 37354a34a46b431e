/** @jest-environment node */
import { namedBy, type Change, type Revision, type SmokeStatement } from '../registry';
import { underPolicy, smokeMisfit } from '../policy';
import { planFreeze } from './plan-holds';
import { planNeedSignatures, planNeedSmoke, planRule } from './plan-policy';
import { planPromote } from './plan-promote';
import { planRevert } from './plan-revert';
import { planRollback } from './plan-rollback';
import { planNext, planStop, planTakeBack } from './plan-rollout-steps';
import { planRollout } from './plan-rollout';
import { after, hostBuild, known, now, refusal, remoteBuild } from './test-registry';

const host = hostBuild('1.0.0');
const [one, two] = [remoteBuild(), remoteBuild({ version: '1.0.1' })];
const all = known(host, one, two);
const live = after(undefined, planPromote(undefined, [host, one], all, { now }));

type Said = Extract<Change, { do: 'allow' | 'deny' }>;
const rule = (what: Said['do'], who: string, may: Said['may'], parts = ['*']): Said => ({ do: what, who, may, parts });
const say = (registry: Revision, ...rules: Said[]): Revision =>
  rules.reduce((now_, one_) => after(now_, planRule(now_, one_, { by: 'anna', now }), 'anna', 'policy'), registry);
const all6: Said['may'] = ['publish', 'promote', 'rollout', 'rollback', 'hold', 'policy'];
const main = 'repo:rig4u/mf-guides:ref:refs/heads/main';
const ruled = say(live, rule('allow', 'anna', all6), rule('allow', main, ['promote', 'rollback'], ['mf-guides']));

const ask = { who: main, proven: true, untried: false, now };
const promoting = (registry: Revision) => planPromote(registry, [two], all, { now });

it('lets through what a rule allows, and nothing else: by name, with the rule that is missing', () => {
  expect(underPolicy(ruled, promoting(ruled), ask).do).toBe('change');
  const steps = { steps: [1, 100], everyMs: 1_000, stopIf: { overLivePp: 1, atLeast: 10 }, now };
  expect(refusal(underPolicy(ruled, planRollout(ruled, two, all, steps), ask))).toBe(
    `NotAllowed: ${main} may not rollout mf-guides: no rule allows it. ` +
      `Who may change the policy can: rig4u policy allow "${main}" --may rollout --part mf-guides --why "<reason>".`,
  );
  expect(refusal(underPolicy(ruled, planFreeze(ruled, true, now), ask))).toContain('may not hold anything: no rule');
});

it('says which rule denies, who said it and why; and that it is advice where names are only given', () => {
  const denied = say(ruled, rule('deny', 'ben', ['promote']));
  expect(refusal(underPolicy(denied, promoting(denied), { ...ask, who: 'ben', proven: false }))).toMatch(
    /^NotAllowed: ben may not promote mf-guides: "ben may not promote: every part" was said by anna 60 s ago: a test \(revision 4\)\. .* Here the policy is advice/,
  );
  const signed = after(denied, planNeedSignatures(denied, true, { hasKey: true, now }), 'anna', 'policy');
  const binding = refusal(underPolicy(signed, promoting(signed), { ...ask, who: 'ben', proven: false }));
  expect(binding).not.toContain('advice');
});

it('asks for the right of what a command does, also of its last step, a rollback in the middle, and a revert', () => {
  const steps = { steps: [1, 100], everyMs: 1_000, stopIf: { overLivePp: 1, atLeast: 10 }, now };
  const tried = after(live, planRollout(live, two, all, steps), 'anna', 'rollout');
  const may = (...rights: Said['may']) => say(tried, rule('allow', 'anna', all6), rule('allow', main, rights));
  const does = (registry: Revision, plan: ReturnType<typeof promoting>) => underPolicy(registry, plan, ask).do;
  const [rolls, backs] = [may('rollout'), may('rollback')];
  expect(does(rolls, planNext(rolls, 'mf-guides', all, { now }))).toBe('change');
  expect(does(rolls, planStop(rolls, 'mf-guides'))).toBe('change');
  expect(does(rolls, planTakeBack(rolls, 'mf-guides'))).toBe('refuse');
  expect(does(backs, planTakeBack(backs, 'mf-guides'))).toBe('change');
  expect(does(backs, planStop(backs, 'mf-guides'))).toBe('refuse');
  const moved = after(ruled, promoting(ruled), main);
  expect(does(moved, planRollback(moved, 'mf-guides', all, { now }))).toBe('change');
  expect(does(moved, planRevert(moved, moved, all, now))).toBe('change');
});

it('lets nobody lock themselves out, and says what to do first', () => {
  expect(refusal(planRule(live, rule('allow', main, ['promote']), { by: 'anna', now }))).toBe(
    'Refusal: Then you (anna) could not change the policy any more: from the first "allow" on, only who is allowed something ' +
      'may do it. First: rig4u policy allow "anna" --may all --why "<reason>".',
  );
  expect(refusal(planRule(ruled, rule('deny', 'a*', ['policy']), { by: 'anna', now }))).toContain('could not change');
});

it.each([
  ['repo:*', 'would allow strangers'],
  ['repo:rig4u*', 'would allow strangers'],
  ['repo:*/mf-guides:*', 'would allow strangers'],
  ['token.actions.githubusercontent.com|repository_owner:*', 'would allow strangers'],
  ['*|job', 'would allow strangers'],
  ['a*b*c*d*', 'three * at most'],
])('refuses to allow %s', (who, why) => {
  expect(refusal(planRule(ruled, rule('allow', who, ['promote']), { by: 'anna', now }))).toContain(why);
});

it('changes nothing where it is so already, and a rule that says the contrary takes its place', () => {
  expect(planRule(ruled, rule('allow', main, ['promote', 'rollback'], ['mf-guides']), { by: 'anna', now }).do).toBe(
    'nothing',
  );
  const taken = say(ruled, rule('deny', main, ['promote', 'rollback'], ['mf-guides']));
  expect(taken.policy?.rules.map(({ do: what, who }) => `${what} ${who}`)).toEqual([`deny ${main}`, 'allow anna']);
});

describe('a smoke load that is asked for', () => {
  const needing = after(ruled, planNeedSmoke(ruled, 'mf-guides', true, now), 'anna', 'policy');

  it('keeps away what ran in no browser, and never the way back', () => {
    expect(refusal(underPolicy(needing, promoting(needing), { ...ask, untried: true }))).toContain(
      'mf-guides goes live only after a smoke load: so said for mf-guides by anna 60 s ago: a test (revision 4).',
    );
    expect(underPolicy(needing, promoting(needing), ask).do).toBe('change');
    const moved = after(needing, promoting(needing), main);
    expect(underPolicy(moved, planRollback(moved, 'mf-guides', all, { now }), ask).do).toBe('change');
  });

  const statement: SmokeStatement = {
    tried: { 'mf-guides': namedBy(two) },
    beside: { host: namedBy(host) },
    at: new Date(now).toISOString(),
  };
  const other: [string, string] = ['1.0.1', 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='];

  it.each([
    ['fits', statement, undefined],
    ['of other bytes', { ...statement, tried: { 'mf-guides': other } }, 'Refusal: The smoke result is not about'],
    ['of more', { ...statement, tried: { ...statement.tried, 'mf-x': other } }, 'is about mf-x too'],
    ['of another part', { ...statement, tried: {} }, 'Refusal: The smoke result is not about'],
    [
      'beside another host',
      { ...statement, beside: { host: other } },
      'LostRace: It was tried beside host@1.0.1, and host@1.0.0',
    ],
    ['beside nothing', { ...statement, beside: {} }, 'LostRace: It was tried beside no host, and host@1.0.0'],
    [
      'beside what is gone',
      { ...statement, beside: { ...statement.beside, 'mf-x': other } },
      'and no mf-x is live now',
    ],
  ])('may be done by a build machine: %s', (_case, said, why) => {
    const misfit = smokeMisfit(needing, [two], said);
    expect(misfit && `${misfit.name}: ${misfit.message}`).toEqual(why && expect.stringContaining(why));
  });
});

it('is asked to sign by who signs', () => {
  expect(refusal(planNeedSignatures(live, true, { hasKey: false, now }))).toContain('RIG4U_LOG_KEY_FILE');
  expect(planNeedSignatures(live, false, { hasKey: true, now }).do).toBe('nothing');
});
