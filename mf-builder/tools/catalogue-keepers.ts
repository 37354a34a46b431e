import { folderOf, readFolder } from '../checks/catalogue-audit/folder';
import { matchRecord } from '../checks/catalogue-audit/match';
import { allAnswers } from '../checks/keepers/answers';
import { type Compared, comparePart } from '../checks/keepers/compare';

const stated = (value: unknown): string => (value === undefined ? '-' : JSON.stringify(value));

const line = ({ part, fact, inner, verdict, catalogue, basis, said, openDb }: Compared): string =>
  `${part} ${fact}${inner === '' ? '' : ` (${inner})`}: ${verdict}; catalogue ${stated(catalogue)} (${basis ?? 'absent'}), ` +
  `keepers ${stated(said)}, OpenDB ${stated(openDb)}`;

try {
  const compared = readFolder(folderOf(process.argv.slice(2))).flatMap(({ type, parts, records }) => {
    const answers = allAnswers(type);
    return parts.flatMap((part) => comparePart(part, answers, records && matchRecord(part, records)));
  });
  const open = compared.filter(({ verdict }) => verdict !== 'agreed');
  console.log(
    [...open.map(line), '', `${compared.length - open.length} of ${compared.length} facts agreed`].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
