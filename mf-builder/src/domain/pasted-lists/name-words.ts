import type { PartType } from '@rig4u/shared/builds';
import { fold } from './fold';

type Spelling = readonly [RegExp, string];

/** 'without cooler', 'ohne Kühler': a processor is sold so, and it is no cooler. */
export const withoutCooler =
  /\b(?:without|ohne|sans|sin|w\/o|no) (?:a )?(?:cpu )?(?:cooler|kuhler|fan|ventirad|disipador|heatsink)\b/g;

// What a list says of a part beyond its name: clocks, flow of air, sockets, slots, sizes of pictures.
const besides: readonly Spelling[] = [
  [/(\d),(\d)/g, '$1.$2'],
  [/\b(?:\d{1,2} ?x ?)?\d+(?:\.\d+)? ?ghz\b|\brev(?:ision)?\.? ?\d(?:\.\d)?\b/g, ' '],
  [/\b\d{1,2}[- ]?(?:core|kern(?:e|er)?|coeurs|thread)s?\b|\b\d{1,2}c\/\d{1,2}t\b/g, ' '],
  [/\b\d+(?:\.\d+)? ?(?:cfm|db\(?a?\)?|rpm|fps|cuda)(?![a-z])/g, ' '],
  [/\b\d{2,3}(?:\.\d+)? ?hz\b|\b\d(?:\.\d)? ?ms\b/g, ' '],
  [/\b\d{4} ?x ?\d{3,4}\b|\b(?:1080|1440|2160)p\b|\b[45]k\b|\b(?:w?qhd|uhd|fhd)\b/g, ' '],
  [/\b\d{2}(?:\.\d+)? ?(?:"|''|-?inch\b|-?in\b|zoll\b)/g, ' '],
  [/\b[23]\.5 ?(?:"|''|-?inch\b|-?in\b|zoll\b)/g, ' '],
  [/\bm\.2(?:[- ]?22(?:30|80|110))?|\b22(?:30|80|110)\b/g, ' '],
  [/\bpci-?e(?:xpress)? ?(?:gen ?)?\d(?:\.\d)?(?: ?x\d{1,2})?\b|\bgen ?[345](?: ?x ?4)?\b|\b[45]\.0 ?x4\b/g, ' '],
  [/\b(?:lga|fclga|socket|sockel)[- ]?(?:am[45]|\d{4})\b|\b(?<!-)(?:am[45]|lga)\b/g, ' '],
  [/\b80 ?(?:\+|plus)(?: ?(?:bronze|gold|platinum|titanium|silver))?/g, ' '],
  [/\bup to\b.*?mb\/s|\b\d[\d.]* ?mb\/s\b|\b6 ?gb\/s\b/g, ' '],
  [/\b(?:ddr[345][- ]?)?(?:pc[345][- ]\d{5}(?:c\d\d)?)\b/g, ' '],
  [/\batx ?(?:v(?:er)?\.? ?)?[23]\.\d{1,2}\b|\b(?:qd|w)-?oled\b|\bmini-led\b/g, ' '],
  [withoutCooler, ' '],
  // Heights and lengths; what fans and radiators are called by stays.
  [/\b(?!(?:80|92|120|140|200|240|280|360|420) ?mm)\d+(?:\.\d+)? ?mm\b/g, ' '],
];

const besidesOf = (name: string): string => besides.reduce((text, [from, to]) => text.replace(from, to), name);

const spellings: readonly Spelling[] = [
  [/\bg\.? ?skill\b/g, 'gskill '],
  [/\bbe[- ]?quiet!?/g, 'bequiet '],
  [/\bcooler ?master\b/g, 'coolermaster '],
  [/\blian[- ]?li\b/g, 'lianli '],
  [/\bwestern digital\b(?: wd\b)?|\bwd_/g, 'wd '],
  [/\bteam ?group\b|\bteam(?= (?:t-?force|t-?create|group|delta|vulcan))/g, 'teamgroup '],
  [/\bt-? ?(force|create)\b/g, 't$1 '],
  [/\bfractal design\b/g, 'fractal '],
  [/\baudio[- ]technica\b/g, 'audiotechnica '],
  [/\bpower ?color\b/g, 'powercolor '],
  [/\bwi-? ?fi ?(\d?e?)\b/g, 'wifi$1 '],
  [/\ba-rgb\b/g, 'argb '],
  [/(\w)\+(?!\w)/g, '$1 plus '],
  [/\b(\d) ?x ?(\d{1,3}) ?g[bo]?\b/g, '$1x$2gb '],
  [/\b(\d+) ?000 ?gb\b|\b1024 ?gb\b/g, '$1tb '],
  [/\b(\d+(?:\.\d+)?) ?(tb|to)\b/g, '$1tb '],
  [/\b(\d+) ?(?:gb|go)\b/g, '$1gb '],
  [/\b(\d{3,4}) ?(?:w|watts?)\b/g, '$1w '],
  [/\b(\d{2,3}) ?mm\b/g, '$1mm '],
  [/\bddr([345])[- ]?(\d{4})\b/g, 'ddr$1 $2 '],
  [/\b(\d{4}) ?(?:mhz|mt\/?s)\b/g, '$1 '],
  [/\bcl? ?-?(\d{2})\b/g, ' cl$1 '],
  [/(\d{4})cl(\d{2})\b/g, '$1 cl$2 '],
  [/\b(\d{2})-\d{2}-\d{2}(?:-\d{2,3})?\b/g, 'cl$1 '],
  [/\b(?:[rg]tx|rx) ?-?(\d{3,4})(?=\b|ti|xt|super)/g, ' $1'],
  [/\b(\d{4}) ?-?(ti super|ti|super|xtx|xt|gre)\b/g, '$1$2 '],
  [/tisuper|ti super/g, 'tisuper'],
  [/\b(\d{4})x? ?-?x?3d\b/g, '$1x3d '],
  [/\b(1[0-4]\d{3}|2[0-9]5) (kf|ks|k|f)\b/g, '$1$2 '],
  [/\br([3579])(?= \d{4})/g, 'ryzen $1'],
  [/\b(\d)(?:-| |er[- ]?)?pack\b|\bpack of (\d)\b|\b(\d)er[- ]set\b/g, '$1$2$3pack '],
  [/\btriple pack\b/g, '3pack '],
  [/\b(mx|dc|tf|nt[- ]?h)[- ]?(\d)\b/g, '$1$2 '],
  [/\boem\b/g, 'system builder '],
  [/\bso-?dimms?\b/g, 'sodimm '],
  [/\bmax-q\b/g, 'maxq '],
  [/\b(?:engineering|qualification) sample\b/g, 'es '],
];

/**
 * The words of a name as both sides are compared: folded, units at their numbers, one spelling for what has several.
 * A '4 g' is a tube of paste; anywhere else a G is a gigabyte.
 */
export function nameWords(name: string, type: PartType | undefined): string[] {
  const respelt = spellings.reduce((text, [from, to]) => text.replace(from, to), besidesOf(fold(name)));
  const weighed = respelt.replace(
    /\b(\d{1,3}(?:\.\d+)?) ?(?:g|gr|gram|gramm)\b/g,
    type === 'thermalPaste' ? '$1g ' : '$1gb ',
  );
  return weighed
    .split(/[^a-z0-9.]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .flatMap((word) => (/^\d+(?:\.\d+)?[a-z]*$/.test(word) ? [word] : word.split('.')))
    .filter((word) => word !== '')
    .flatMap(withTotal);
}

/** '2x16gb' also says '32gb'. */
function withTotal(word: string): string[] {
  const [, count, each] = /^(\d)x(\d+)gb$/.exec(word) ?? [];
  return count === undefined || each === undefined ? [word] : [word, `${Number(count) * Number(each)}gb`];
}

/** Neighbouring words as one: 'nh' and 'd15' are also 'nhd15'. */
export const joined = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
