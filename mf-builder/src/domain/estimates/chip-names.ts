/** The words of a name by which a chip is known, without makers, signs and hyphens. */
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/[®™]|\((?:r|tm)\)/g, ' ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'amd' && word !== 'intel' && word !== 'nvidia');

/** A word behind a chip's name that makes it another chip. */
const otherChip = /^(?:x3d|xt|xtx|gre|ti|super|d|pro|plus|ada|laptop|mobile|max|ks?|kf|f|gt?|ge|x|\d?)$/;

/** A name that two chips share: this word anywhere says that the other one is meant. */
const sharedNames: Readonly<Record<string, RegExp>> = { 'geforce rtx 3050': /^6gb?$/ };

type Chips = Readonly<Record<string, unknown>>;
const keys = new WeakMap<Chips, ReadonlyMap<string, string>>();

function keysOf(chips: Chips): ReadonlyMap<string, string> {
  const known = keys.get(chips) ?? new Map(Object.keys(chips).map((chip) => [wordsOf(chip).join(' '), chip]));
  keys.set(chips, known);
  return known;
}

/** Which of the chips a part's name says that it is: 'AMD Ryzen 5 3600 (boxed)' is a 'Ryzen 5 3600', 'Ryzen 5 3600 XT' is not. */
export function chipNamed(name: string, chips: Chips): string | undefined {
  const words = wordsOf(name);
  const known = keysOf(chips);
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const key = words.slice(from, from + length).join(' ');
      const chip = known.get(key);
      if (chip === undefined) continue;
      const shared = sharedNames[key];
      const isOther =
        otherChip.test(words[from + length] ?? 'end') || (shared && words.some((word) => shared.test(word)));
      return isOther ? undefined : chip;
    }
  return undefined;
}
