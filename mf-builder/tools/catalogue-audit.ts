import { auditType, type TypeAudit } from '../checks/catalogue-audit/audit';
import { folderOf, readFolder } from '../checks/catalogue-audit/folder';
import { reportText } from '../checks/catalogue-audit/report';
import { settledDifferences } from '../checks/catalogue-audit/settled';

const audit = (folder: string): TypeAudit[] =>
  readFolder(folder).map(({ type, parts, facts, records }) =>
    auditType(type, parts, facts, records, settledDifferences),
  );

try {
  const audits = audit(folderOf(process.argv.slice(2)));
  console.log(reportText(audits));
  process.exitCode = audits.some(({ contradictions }) => contradictions.length > 0) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
