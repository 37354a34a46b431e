import type { Parted } from '../../builds/account-merge';

/** Builds that are named one by one; of more only the number is said. */
const named = 3;

/** What the visitor is told of builds that were changed on two devices apart; undefined where there are none. */
export function partedNews(parted: readonly Parted[] | undefined): { title: string; description: string } | undefined {
  if (!parted || parted.length === 0) return undefined;
  const rest = parted.length - named;
  const sentences = parted.slice(0, named).map(sentenceOf);
  if (rest > 0) sentences.push(`The same goes for ${rest} more ${rest === 1 ? 'build' : 'builds'}.`);
  return { title: 'Changed on two devices', description: sentences.join(' ') };
}

function sentenceOf({ kind, name, copy = name }: Parted): string {
  switch (kind) {
    case 'both':
      return `"${name}" was changed on two devices. Both versions stay; one is called "${copy}".`;
    case 'kept-here':
      return `"${name}" was deleted on another device and changed here. It stays.`;
    default:
      return `"${name}" was deleted here and changed on another device. It stays.`;
  }
}
