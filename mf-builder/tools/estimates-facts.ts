import { writeFileSync } from 'node:fs';
import { folderOf, recordsOf } from '../checks/catalogue-audit/folder';
import { cardFactsOf, processorFactsOf } from '../checks/estimates/facts-of-chips';
import { factsFile, wholeTable } from '../checks/estimates/measured-parts';
import { chipsOfRelations } from '../checks/estimates/relations-of-games';

/** Takes the facts of the measured chips, and of those that gaming relations name, from a folder of OpenDB files. */
function run(folder: string): void {
  const { cpu, gpu } = wholeTable();
  const records = { cpu: recordsOf(folder, 'cpu'), gpu: recordsOf(folder, 'gpu') };
  if (!records.cpu || !records.gpu) throw new Error(`${folder} has no processors or no cards.`);
  const of = (chips: readonly string[], find: (chip: string) => object | undefined): object =>
    Object.fromEntries(
      [...new Set(chips)].toSorted().flatMap((chip) => {
        const facts = find(chip);
        return facts ? [[chip, facts]] : [];
      }),
    );
  const named = chipsOfRelations();
  const table = {
    source: {
      name: 'BuildCores OpenDB (github: buildcores/buildcores-open-db)',
      commit: '136a77aec16a30ba81a7cc6b448a8bace9a25359',
      notice: 'Contains information from BuildCores OpenDB which is made available under the ODC Attribution License.',
    },
    cpu: of([...Object.keys(cpu), ...named.cpu], (chip) => processorFactsOf(chip, records.cpu ?? [])),
    gpu: of([...Object.keys(gpu), ...named.gpu], (chip) => cardFactsOf(chip, records.gpu ?? [])),
  };
  const text = JSON.stringify(table, undefined, 2).replace(
    /\{\n {6}([^{}]+?)\n {4}\}/g,
    (_, inner: string) => `{ ${inner.replace(/\s*\n\s*/g, ' ')} }`,
  );
  writeFileSync(factsFile, `${text}\n`);
  console.log(`${Object.keys(table.cpu).length} processors, ${Object.keys(table.gpu).length} cards.`);
}

try {
  run(folderOf(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
