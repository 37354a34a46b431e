/** A name as chips are known by it: what tells them apart, and the sizes of memory in GB that stand in it. */
export interface ChipWords {
  words: readonly string[];
  sizes: readonly number[];
}

/** What a sample is marked by; in small letters 'es' is a word of other languages. */
const sample = /\b[EQ]S\d?\b|\b(?:[Ee]ng(?:ineering)?|[Qq]ualification)\.? [Ss]ample\b/g;

const marks = /[®™©]|\((?:r|tm|c)\)/g;

/** How much memory: '8 GB', '12G', 'O24G' (overclocked), '3GT', '16 Go', '6 GiB', '6144MB'. */
const memory = /\b[ao]?(\d{1,2}) ?gi?[bot]?\b(?!\/s)|\b(\d{4,5}) ?mi?b\b/g;

/** What stands beside a chip's name and tells none apart. A slash before it goes with it: one that stays is between chips. */
const beside = [
  // Clocks: '3.6 GHz', '@ 3.70GHz', '3.60-4.20GHz'.
  /(?:\b\d[.,]\d+ ?[-–/] ?)?\b(?:\d[.,])?\d+\+? ?[gm]hz\b/,
  // Cores and threads: '6-Core', '8C/16T', '(12 CPUs)', '8 P-cores'. Two digits: three are a chip's number.
  /\b\d{1,2}[ -]*(?:[pe]-)?(?:cores?|kerne?n?|threads?|cpus|coeurs|c\u0153urs|n[u\u00fa]cleos)\b/,
  /\b\d{1,2} ?[cpet]\b/,
  // Buses, watts, caches.
  /\b(?:32|64|96|128|160|192|256|320|352|384|512)[ -]?bits?\b|\b\d{2,3}w\b|\b\d{1,3} ?(?:watts?|nm|mi?b)\b/,
  // Sockets, generations, series, part numbers.
  /\b(?:socket|sockel|so?\.?|fc)? ?(?:lga[ -]?\d{3,4}|am[45]\b|s?trx?[45]0?\b)/,
  /\b\d{1,2}(?:st|nd|rd|th|\.)[ -]*gen(?:eration)?\b|\bgen(?:eration)?[ .-]*\d{1,2}\b|\b(?:[a-z]|\d0{2,3})[ -]*serie[sn]?\b/,
  /\b\d{3}-\d{9}\w*/,
];
const noise = new RegExp(`(?:/ ?)?(?:${beside.map(({ source }) => source).join('|')})`, 'g');

/** Makers, kinds, and the brands that what follows them says as well. */
const common =
  /^(?:amd|ati|intel|nvidia|geforce|core|cpu|gpu|desktop|processors?|prozessor|processeur|procesador|graphics)$/;

/** Reads a name in whatever order and with whatever additions a site or a system writes it. */
export function chipWords(name: string): ChipWords {
  const sizes: number[] = [];
  const text = name
    .normalize('NFC')
    .replace(sample, ' sample ')
    .toLowerCase()
    .replace(marks, ' ')
    .replace(/\s+/g, ' ')
    .replace(/max-? ?q\b/g, 'maxq')
    .replace(/\bradeon(?= ?rx)|\bryzen(?= threadripper)/g, ' ')
    .replace(noise, ' ')
    .replace(memory, (_, gb?: string, mb?: string) => {
      sizes.push(gb ? Number(gb) : Math.round(Number(mb) / 1024));
      return ' ';
    });
  const words = (text.match(/[\p{L}\p{N}]+|\//gu) ?? []).filter((word) => !common.test(word));
  return { words, sizes };
}
