import path from 'node:path';
import { parseArgs } from 'node:util';
import { askedByCompiler } from '../checks/new-part-type/asked-by-compiler';
import { listsWith } from '../checks/new-part-type/lists-with';
import { mayBeNamedIn } from '../checks/new-part-type/may-say';
import { type Place, placeText } from '../checks/new-part-type/place';
import { unseen } from '../checks/new-part-type/unseen';

const help = `Lists the places that a new part type touches. Changes nothing.

  pnpm --silent --filter mf-builder part-type <name> [--in <folder> …]

The compiler says what it would miss if the name were in the two lists that it knows the types from: about a minute.
--in looks at the sources in a folder only, from the root of the repository, and at what they import.
`;

const root = path.join(import.meta.dirname, '../..');

const chapter = (title: string, places: readonly Place[]): string =>
  [
    `${title} (${places.length})`,
    ...places.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)).map(placeText),
    '',
  ].join('\n');

function placesOf(name: string, folders: readonly string[] | undefined): string {
  const { texts, places } = listsWith(root, name);
  const asked = askedByCompiler(root, texts, name, folders);
  return [
    chapter('The lists from which all others follow', places),
    chapter('What the compiler then asks for', asked.places),
    chapter('What names some types only: whether this is one of them', mayBeNamedIn(root, asked.sources)),
    chapter(
      'What nothing finds by itself',
      unseen.map((place) => ({ ...place, file: place.file.replace('<type>', name) })),
    ),
    'Then: pnpm lint, pnpm types, pnpm jest mf-builder shared, and the rules that read its facts (domain/compatibility/README.md).',
    '',
  ].join('\n');
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { in: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const [name] = positionals;
  if (!values.help && (name === undefined || positionals.length > 1))
    throw new Error('part-type takes one name; see --help.');
  process.stdout.write(values.help || name === undefined ? help : placesOf(name, values.in));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
