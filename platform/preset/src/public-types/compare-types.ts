import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Narrowed, SharedTypes } from '@rig4u/releases/manifest';
import { sharedDir, workspaceRoot } from '../part';
import { compile, inFolder } from './compiler';

/** An export that both hosts have, as the compiler is asked about it. */
interface Question {
  entry: string;
  name: string;
  /** One line of TypeScript that compiles if nothing was narrowed. `parameters` follow a type that has some. */
  claim: (parameters: string) => string;
}

/**
 * Which exports of both hosts were narrowed, by the compiler's own judgement: a value must still be what the old one
 * was, and a value of an old type must still be one of the new type. A type with parameters is asked with `any` for
 * each of them.
 */
export async function compareTypes(before: SharedTypes, after: SharedTypes): Promise<Narrowed[]> {
  const questions = Object.entries(before.entries).flatMap(([entry, old]) => {
    const now = after.entries[entry];
    return now ? questionsOf(entry, old, now) : [];
  });
  return inFolder(async (folder) => {
    await writeSide(path.join(folder, 'before'), before);
    await writeSide(path.join(folder, 'after'), after);
    // React's types are the workspace's; a package that is not found would be `any`, and nothing could be narrowed.
    await link(path.join(workspaceRoot, 'node_modules'), folder);
    const said = await answers(
      folder,
      questions.map(({ claim }) => claim('')),
    );
    const generic = questions.flatMap((question, i) => {
      const count = said[i]?.map(parametersIn).find((wanted) => wanted > 0);
      return count === undefined ? [] : [{ i, line: question.claim(`<${Array(count).fill('any').join(', ')}>`) }];
    });
    const saidOfGeneric =
      generic.length > 0
        ? await answers(
            folder,
            generic.map(({ line }) => line),
          )
        : [];
    for (const [at, { i }] of generic.entries()) said[i] = saidOfGeneric[at] ?? [];
    return questions.flatMap(({ entry, name }, i) =>
      (said[i] ?? []).slice(0, 1).map((reason) => ({ entry, name, reason })),
    );
  });
}

type Entry = SharedTypes['entries'][string];

function questionsOf(entry: string, before: Entry, after: Entry): Question[] {
  const from = (side: 'before' | 'after', { file }: Entry): string =>
    `import('./${side}/${file.replace(/\.d\.ts$/, '')}')`;
  const [old, now] = [from('before', before), from('after', after)];
  const values = before.values.filter((name) => after.values.includes(name));
  const types = before.types.filter((name) => after.types.includes(name));
  return [
    ...values.map((name) => ({ entry, name, claim: () => mayBe(`typeof ${now}.${name}`, `typeof ${old}.${name}`) })),
    ...types.map((name) => ({
      entry,
      name,
      claim: (parameters: string) => mayBe(`${old}.${name}${parameters}`, `${now}.${name}${parameters}`),
    })),
  ];
}

/** Compiles if a value of the first type may stand where one of the second is asked for. */
const mayBe = (given: string, asked: string): string => `((value: ${given}): ${asked} => value);`;

/** For each claim what the compiler says against it; nothing where it is content. */
async function answers(folder: string, claims: readonly string[]): Promise<string[][]> {
  await writeFile(path.join(folder, 'claims.ts'), `${['export {};', ...claims].join('\n')}\n`);
  const said = await compile(folder, ['claims.ts'], {});
  const found = claims.map((): string[] => []);
  let current: string[] | undefined;
  for (const text of said) {
    const read = /claims\.ts\((\d+),\d+\): error TS\d+: (.*)$/.exec(text);
    if (!read && (/^\S/.test(text) || !current))
      throw new Error(`The types of two hosts could not be compared:\n${said.join('\n')}`);
    current = read ? found[Number(read[1]) - 2] : current;
    // Lines that begin with spaces go on with the reason; the last one is the closest to what was changed.
    if (read) current?.push(inWords(read[2] ?? ''));
    else current?.splice(-1, 1, inWords(text));
  }
  return found;
}

/** A message without the paths of the folder in which the compiler worked. */
const inWords = (message: string): string =>
  message
    .trim()
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replace(/\.$/, '');

/** How many parameters a type must be given, as the compiler complains of it. */
const parametersIn = (message: string): number =>
  Number(/requires (?:between )?(\d+) (?:and \d+ )?type arguments?/.exec(message)?.[1] ?? 0);

/** Declarations where their imports of packages find what shared has installed. */
async function writeSide(folder: string, { files }: SharedTypes): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await link(path.join(sharedDir, 'node_modules'), folder);
}

const link = (packages: string, folder: string): Promise<void> =>
  symlink(packages, path.join(folder, 'node_modules'), 'junction');
