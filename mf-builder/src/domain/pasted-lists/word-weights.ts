import type { PartType } from '@rig4u/shared/builds';

// Words that may be there or not without another part being meant: what a thing is, its colour, how it is packed.
const soft = new Set(
  [
    'gaming edition series version ver rev st nd gen 3rd kit new box boxed tray bulk retail latest desktop pc game standard',
    'the with and for or is too fine incl inkl certified system builder 64bit bit adapter expansion card dual triple profile',
    'cpu processor prozessor amd intel core ryzen i3 i5 i7 i9 motherboard mainboard board',
    'memory ram mhz channel graphics video grafikkarte geforce radeon nvidia rtx gtx rx gddr6 gddr6x gddr7 oc overclocked x4',
    'ssd hdd nvme sata internal solid state drive hard disk speicher sshd power supply psu netzteil fully semi modular',
    'atx3 atx3.0 atx3.1 pcie5 case gehause mid tower full mini micro itx atx matx eatx m microatx miniitx window tg tempered glass',
    'cooler kuhler cooling air liquid aio fan fans lufter pwm led mm thermal paste compound warmeleitpaste solutions',
    'monitor curved hdr ips va display keyboard tastatur mouse maus optical headset headphone headphones wired speakers sound',
    'webcam microphone controller network wlan bluetooth bt cable cables kabel',
    'black noir schwarz negro grey gray grau silver red blue gold charcoal 2023 2024 2025 2026',
  ].flatMap((words) => words.split(' ')),
);

// Words without a digit that make it another part.
const telling = new Set(
  [
    'ti super xt xtx x s e f k kf se evo pro plus max mini lite ultra slim extreme neo elite nano compact light lx st xl xxl',
    'ii iii iv v rgb argb white weiss blanc digital pink flow mesh solid hd portable chromax redux lcd hero master hyperspeed',
    'wifi ax itx sfx tkl wireless usb aorus eagle tomahawk mortar carbon tuf rog prime strix ventus trio windforce pulse nitro',
    'laptop mobile notebook sodimm registered rdimm lrdimm maxq es qs',
    'reaper challenger shadow inspire gamingpro solo amp twin aero suprim',
  ].flatMap((words) => words.split(' ')),
);

const hasDigit = (word: string): boolean => /\d/.test(word);

/** Whether a word may be missing, or be there besides, without another part being meant. */
export const isSoft = (word: string): boolean =>
  soft.has(word) || /^\d$/.test(word) || (word.length === 1 && !telling.has(word));

/** Whether a word makes it another part: a number of the model, 'Ti', 'White', 'WiFi'. */
export const tellsApart = (word: string): boolean => !isSoft(word) && (hasDigit(word) || telling.has(word));

/** Sizes and speeds tell parts apart, but none of them names one. */
export const isMeasure = (word: string, type: PartType): boolean =>
  /^\d{1,3}(?:\.\d+)?(?:gb|tb|mm|g|pack)$|^\d{3,4}w$|^ddr\d$|^cl\d\d$|^\dx\d+gb$|^\dx$/.test(word) ||
  (type === 'ram' && /^\d{4}$/.test(word)) ||
  /^(?:120|140|240|280|360|420)$/.test(word);

/** How much a word says: rare ones more, and numbers most. `parts` of a type, `having` of them with this word. */
export function weightOf(word: string, parts: number, having: number): number {
  if (isSoft(word)) return 0.25;
  const rarity = Math.log(1 + parts / Math.max(1, having));
  if (/^\dx\d+gb$/.test(word)) return 0.6;
  return hasDigit(word) ? 2 * rarity : rarity;
}

const shape = (word: string): string => word.replace(/\d+(?:\.\d+)?/g, '#');
const digits = (word: string): string => word.replace(/\D/g, '');

/** Whether two words are the same number of two models: '2tb' and '1tb', '5070' and '5070ti', 'rm750e' and 'rm750x'. */
export function sameNumber(one: string, other: string): boolean {
  if (!hasDigit(one) || !hasDigit(other)) return false;
  return shape(one) === shape(other) || (digits(one).length >= 2 && digits(one) === digits(other));
}
