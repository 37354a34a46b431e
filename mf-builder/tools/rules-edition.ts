import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { saidByRules } from '../checks/said-by-rules';
import { rulesEdition } from '../src/domain/compatibility/rules-edition';
import { writeTogether } from './write-together';

const help = `Makes what the rules say now a new edition of them.

  pnpm --filter mf-builder rules-edition [--same]

Raises rulesEdition by one and writes what was said into checks/said-by-edition.json. --same keeps the number: for where only
cases or random builds have changed, and no verdict and no sentence.
`;

const place = (file: string): string => path.join(import.meta.dirname, '..', file);
const [source, sealed] = [place('src/domain/compatibility/rules-edition.ts'), place('checks/said-by-edition.json')];

try {
  const { values } = parseArgs({
    options: { same: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) process.stdout.write(help);
  else {
    const edition = values.same ? rulesEdition : rulesEdition + 1;
    const text = readFileSync(source, 'utf8').replace(/(?<=rulesEdition = )\d+/, String(edition));
    const said = `{ "${edition}": "${await saidByRules()}" }\n`;
    if (said.includes(readFileSync(sealed, 'utf8').split(': ')[1] ?? '')) console.log('The rules say what they said.');
    else
      writeTogether(
        new Map([
          [source, text],
          [sealed, said],
        ]),
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
