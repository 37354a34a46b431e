import { titleOf } from '../compatibility/check';
import { factsOf } from '../parts/facts';
import { inSentence } from '../parts/spec-lines';
import type { PartQuestions } from './questions';

type Asked = Pick<PartQuestions, 'type' | 'facts' | 'follow' | 'followWithOthers'>;

/** 'Socket, chipset and M.2 slots: enter 3 facts, 10 checks follow.' */
export function questionText({ type, facts, follow, followWithOthers }: Asked): string {
  const labels = facts.flatMap((fact) => factsOf(type).find(({ key }) => key === fact)?.label ?? []);
  const ofOthers = 'once facts of other parts are known, too';
  const promises = [
    ...(follow.length > 0 ? [`${checks(follow.length)}.`] : []),
    ...(followWithOthers > 0
      ? [follow.length > 0 ? `${more(followWithOthers)} ${ofOthers}.` : `${checks(followWithOthers)} ${ofOthers}.`]
      : []),
  ];
  const [first = '', ...rest] = labels;
  const named = [first, ...rest.map(inSentence)];
  const list = named.length < 2 ? first : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return `${list}: ${enterText(facts).toLowerCase()}, ${promises.join(' ')}`;
}

/** What the button reads: 'Enter 3 facts'. */
export const enterText = (facts: readonly string[]): string =>
  `Enter ${facts.length === 1 ? '1 fact' : `${facts.length} facts`}`;

/** Which checks follow: 'Then checked: CPU socket, memory type.'; empty where none does by these facts alone. */
export const followText = ({ follow }: Asked): string => {
  const [first, ...rest] = follow.map(titleOf);
  return first === undefined ? '' : `Then checked: ${[inSentence(first), ...rest.map(inSentence)].join(', ')}.`;
};

const checks = (count: number): string => (count === 1 ? '1 check follows' : `${count} checks follow`);
const more = (count: number): string => (count === 1 ? '1 more follows' : `${count} more follow`);
