import { nameWords } from './name-words';
import { fold } from './fold';

// What looks like a number of a maker and is none: sizes, speeds and counts.
const measure =
  /^(?:\d+x\d+.*|\d+(?:\.\d+)?(?:gb|tb|mhz|mt\/s|mb\/s|rpm|mm|w|hz)|ddr\d.*|pc\d-.*|(?:20)\d\d|https?:.*)$/;

/** Whether a word of a list is a maker's or a shop's number: 'MZ-V9P2T0BW', 'CP-9020296-EU', '100-100001084WOF', an EAN. */
function isPartNumber(word: string): boolean {
  if (measure.test(word) || !/^[a-z0-9][a-z0-9./#_-]{5,}$/.test(word)) return false;
  const digits = word.replace(/\D/g, '').length;
  return digits >= 6 || (word.length >= 7 && digits >= 3 && /[a-z]/.test(word) && /\d[a-z-]|[a-z-]\d/.test(word));
}

/** The words of a name that makers' numbers consist of: beside a part's own name they tell of no other part. */
export const partNumberWords = (name: string): ReadonlySet<string> =>
  new Set(
    fold(name)
      .split(/[\s,;()[\]]+/)
      .filter(isPartNumber)
      .flatMap((word) => [...nameWords(word, undefined), word]),
  );

/** The words of remarks: what stands in brackets behind a name, but for sizes and colours that tell parts apart. */
export const bracketWords = (name: string): ReadonlySet<string> =>
  new Set([...name.matchAll(/\S\s*[([]([^()[\]]*)[)\]]/g)].flatMap(([, inside]) => nameWords(inside ?? '', undefined)));
