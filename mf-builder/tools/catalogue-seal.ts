import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { auditType } from '../checks/catalogue-audit/audit';
import { folderOf, readFolder } from '../checks/catalogue-audit/folder';
import { sealPart } from '../checks/catalogue-audit/seal';
import { settledDifferences } from '../checks/catalogue-audit/settled';

const file = path.join(import.meta.dirname, '../checks/catalogue-audit/sealed.json');

try {
  const files = readFolder(folderOf(process.argv.slice(2)));
  const contradictions = files.flatMap(
    ({ type, parts, facts, records }) => auditType(type, parts, facts, records, settledDifferences).contradictions,
  );
  if (contradictions.length > 0) throw new Error('The catalogue contradicts OpenDB. Run catalogue:audit first.');
  const seals = files.flatMap(({ parts }) => parts.map((part) => [part.id, sealPart(part)]));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(seals), undefined, 2)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
