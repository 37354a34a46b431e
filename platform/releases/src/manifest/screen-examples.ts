import { ownerOf } from '@rig4u/shared/contracts';

/**
 * Screens with the example of each path that has a `:name`: the smoke load opens it, because what an invented name opens
 * is a screen of its own. Throws an Error that says what to write where one is missing or opens another screen.
 */
export function withExamples<S extends { path: string }>(
  screens: readonly S[],
  examples: Readonly<Record<string, string>>,
): (S & { example?: string })[] {
  const known = Object.fromEntries(screens.map(({ path }) => [path, { paths: [path] }]));
  for (const [path, address] of Object.entries(examples)) {
    if (!Object.hasOwn(known, path)) throw new Error(`"examples" names ${path}, and no screen has this path.`);
    if (ownerOf(known, address.replace(/[?#].*/, '')) !== path)
      throw new Error(`The example ${address} does not open ${path}. Write an address that it matches.`);
  }
  return screens.map((screen) => {
    const { path } = screen;
    const example = Object.hasOwn(examples, path) ? examples[path] : undefined;
    if (example === undefined && path.includes(':'))
      throw new Error(
        `The screen ${path} has no example. Write an address that opens it into package.json: ` +
          `"rig4u": { "examples": { "${path}": "${path.replaceAll(/:\w+/g, 'a-real-name')}" } }`,
      );
    return example ? { ...screen, example } : screen;
  });
}
