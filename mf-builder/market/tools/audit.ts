import { isCatalogueType } from '../../src/catalogue/schema';
import { auditLines, auditType } from '../src/importer/audit';
import { importType } from '../src/importer/import-type';
import { marketTypes } from '../src/records/read';

/** `pnpm --filter @rig4u/market audit [type …]`: what the importer maps, doubts and drops of each field, with the reasons. */
try {
  const named = process.argv.slice(2);
  const strange = named.find((name) => !isCatalogueType(name) || !marketTypes.includes(name));
  if (strange !== undefined) throw new Error(`${strange} is no type of the market. It has ${marketTypes.join(', ')}.`);
  const types = marketTypes.filter((type) => named.length === 0 || named.includes(type));
  console.log(types.flatMap((type) => auditLines(type, auditType(importType(type)))).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
