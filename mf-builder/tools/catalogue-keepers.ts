import { folderOf, readFolder } from '../checks/catalogue-audit/folder';
import { matchRecord } from '../checks/catalogue-audit/match';
import { answersOf } from '../checks/keepers/answers';
import { type Compared, comparePart } from '../checks/keepers/compare';

const said = (value: unknown): string => (value === undefined ? '-' : JSON.stringify(value));

const line = ({ part, fact, verdict, catalogue, basis, a, b, openDb }: Compared): string =>
  `${part} ${fact}: ${verdict}; catalogue ${said(catalogue)} (${basis ?? 'absent'}), ` +
  `keepers ${said(a)} and ${said(b)}, OpenDB ${said(openDb)}`;

try {
  const compared = readFolder(folderOf(process.argv.slice(2))).flatMap(({ type, parts, records }) => {
    const [a, b] = [answersOf('a', type), answersOf('b', type)];
    if (!a || !b) return [];
    return parts.flatMap((part) => comparePart(part, a, b, records && matchRecord(part, records)));
  });
  const open = compared.filter(({ verdict }) => verdict !== 'agreed');
  console.log(
    [...open.map(line), '', `${compared.length - open.length} of ${compared.length} facts agreed`].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
