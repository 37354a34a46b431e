import { said, type TypeAudit } from './audit';
import type { Difference } from './compare';

const sentence = (difference: Difference): string => {
  const { part, fact, ours, record } = difference;
  return `${part.id} ${part.name}: ${fact} is ${JSON.stringify(ours)}, OpenDB says ${said(difference)} (record ${record})`;
};

const percent = (count: number, of: number): string => (of === 0 ? 'none' : `${Math.round((100 * count) / of)} %`);

const matches = ({ matched, parts }: TypeAudit): string =>
  matched === undefined ? 'no file to compare with' : `${matched} of ${parts} matched`;

const aboutType = (audit: TypeAudit): string[] => [
  `${audit.type}: ${matches(audit)}; ${percent(audit.recalled, audit.facts)} of ${audit.facts} facts recalled`,
  `  ${audit.coverage.map(({ fact, known }) => `${fact} ${known}/${audit.parts}`).join(', ')}`,
];

const list = (title: string, lines: readonly string[]): string[] => [`${title}: ${lines.length}`, ...lines, ''];

/** The audit as text: contradictions and settled differences one per line, then each type's matches and coverage. */
export const reportText = (audits: readonly TypeAudit[]): string =>
  [
    ...list(
      'Contradictions',
      audits.flatMap((audit) => audit.contradictions.map(sentence)),
    ),
    ...list(
      'Settled differences',
      audits.flatMap((audit) => audit.settled.map(({ difference, reason }) => `${sentence(difference)}. ${reason}`)),
    ),
    ...audits.flatMap(aboutType),
  ].join('\n');
