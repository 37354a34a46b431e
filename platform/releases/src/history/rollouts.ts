import { bucketOf } from '@rig4u/shared/contracts';
import { ago, byWhom, lengthText } from '../plans/ago';
import { because } from '../plans/holds';
import { percentOf, type PartState, type Rollout } from '../registry';

/** A part's roll-out in a few lines: how far it is, how it goes on, and who holds it. `now` is in milliseconds since 1970. */
export function rolloutLines(name: string, { live, rollout }: PartState, now: number): string[] {
  if (!rollout) return [];
  const { release, steps, step, since, everyMs, stopIf, paused } = rollout;
  const [version] = release;
  const coming = steps[step + 1];
  const left = Date.parse(since) + everyMs - now;
  const then = coming === 100 ? 'then it is live' : `then ${coming} %`;
  const when =
    left > 0 ? `in ${lengthText(Math.ceil(left / 1_000) * 1_000)} at the earliest` : 'at the next look of a watcher';
  return [
    `${name}@${version} is rolled out to ${percentOf(rollout)} % (step ${step + 1} of ${steps.length}) since ` +
      `${ago(since, now)}, begun ${byWhom(rollout, now)}${because(rollout)}. The others get ${live[0]}.`,
    paused
      ? `  It was paused ${byWhom(paused, now)}${because(paused)}. "rig4u rollout ${name} --resume" lets it go on.`
      : `  ${capital(then)}, ${when} ("rig4u watch", or "rig4u rollout ${name} --next" now).`,
    `  Taken back if ${stopRuleText(stopIf)}.`,
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which release a visitor gets of a part, and by which rule. */
export function chosenFor(name: string, { live, rollout }: PartState, visitor: string) {
  if (!rollout)
    return { visitor, version: live[0], bucket: null, rule: `${name} is not rolled out: everybody gets ${live[0]}.` };
  const [version] = rollout.release;
  const bucket = bucketOf(name, version, visitor);
  const percent = percentOf(rollout);
  const isIn = bucket < percent;
  return {
    visitor,
    version: isIn ? version : live[0],
    bucket,
    rule:
      `Visitor ${visitor} is at ${bucket.toFixed(2)} of 100 for ${name}@${version}, ` +
      (isIn ? `below ${percent} %: gets ${version}.` : `not below ${percent} %: gets ${live[0]}.`),
  };
}

/** A rule as `--stop-if` takes it. */
const stopRuleText = ({ overLivePp, atLeast }: Rollout['stopIf']): string =>
  `fail_rate > live + ${overLivePp}pp, n >= ${atLeast}`;
