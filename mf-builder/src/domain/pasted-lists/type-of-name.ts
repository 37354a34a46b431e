import type { PartType } from '@rig4u/shared/builds';
import { fold } from './fold';
import { withoutCooler } from './name-words';
import { typeAtEnd } from './type-words';

// In this order: a cooler names its processor's socket, a board its memory, a card its memory and its fans.
const telling: readonly (readonly [PartType, RegExp])[] = [
  ['thermalPaste', /\bthermal (?:paste|compound|grease)|warmeleitpaste|\bkryonaut|\bmx-?[2456]\b|\bnt-h[12]\b/],
  ['os', /\bwindows (?:7|8|10|11)\b|\bwin ?1[01]\b|\bubuntu\b|\blinux\b/],
  ['keyboard', /\bkeyboard\b|\btastatur\b|\bclavier\b|\bteclado\b/],
  ['mouse', /\bmouse\b|\bmaus\b|\bsouris\b/],
  ['headset', /\bheadset\b|\bheadphones?\b|\bkopfhorer\b/],
  ['webcam', /\bwebcam\b/],
  ['microphone', /\bmicrophone\b|\bmikrofon\b|\bmic\b/],
  ['speakers', /\bspeakers?\b|\blautsprecher\b/],
  ['capture', /\bcapture card\b/],
  ['controller', /\bgamepad\b|\bwireless controller\b/],
  ['ups', /\bups\b|\bback-ups\b/],
  ['networkCard', /\bnetwork (?:card|adapter)\b|\bwi-?fi (?:card|adapter)\b|\bethernet (?:card|adapter)\b/],
  ['soundCard', /\bsound card\b|\bsoundkarte\b|\bsound blaster/],
  ['cables', /\bcables?\b|\bkabel\b/],
  [
    'cooling',
    /\bcpu[ -](?:cooler|kuhler|air cooler|liquid cooler)\b|\b(?:liquid|air|tower) cooler\b|\baio\b|\bwater ?cool/,
  ],
  [
    'cooling',
    /\bprozessorkuhler\b|\bwasserkuhlung\b|\bliquid freezer\b|\bnh-?[dul]\d|\bpeerless assassin\b|\bphantom spirit\b/,
  ],
  ['caseFan', /\bcase fans?\b|\b1[24]0 ?mm (?:pwm )?fans?\b|\bgehauselufter\b|\bfans?\b(?!.*(?:rtx|radeon|geforce))/],
  [
    'gpu',
    /\bgeforce\b|\bradeon rx\b|\b[rg]tx ?\d{3,4}|\brx ?-?\d{3,4}\b|\barc [ab]\d{3}\b|\b\d{4} ?(?:ti|super|xtx?)\b/,
  ],
  ['gpu', /\bvideo card\b|\bgraphics card\b|\bgrafikkarte\b/],
  ['cpu', /\bryzen\b|\bthreadripper\b|\bcore (?:ultra )?i?[3579]\b|\bi[3579][- ]?1?\d{4}|\bultra [579] 2\d\d/],
  ['cpu', /\b\d{4}x3d\b|\br[3579] \d{4}x?\b|\bathlon\b|\bpentium\b|\bprocessor\b|\bprozessor\b/],
  ['motherboard', /\bmotherboard\b|\bmainboard\b|\bmobo\b/],
  [
    'motherboard',
    /\b(?:a[356]20|b[34568]50|b840|x[3-8]70|[bh][3-8][1-7]0|z[3-8][79]0)e?[mi]?\b(?! ?(?:flow|elite mid))/,
  ],
  ['ram', /\bddr[345]\b|\b\d ?x ?\d+ ?gb\b|\bso-?dimm\b|\b\d{4} ?mhz\b|\bcl ?\d{2}\b/],
  [
    'psu',
    /\b\d{3,4} ?(?:w|watt)\b|\b80 ?(?:\+|plus)|\bpower supply\b|\bnetzteil\b|\bpsu\b|\b(?:full|semi)[- ]modular\b/,
  ],
  ['monitor', /\bmonitor\b|\b\d{2,3} ?hz\b|\b(?:1080|1440|2160)p\b|\b(?:uhd|qhd|wqhd)\b/],
  ['storage', /\bssd\b|\bhdd\b|\bnvme\b|\bm\.2\b|\bhard drive\b|\b\d+ ?tb\b|\bsata\b|\bsolid state\b|\bfestplatte\b/],
  ['case', /\bcase\b|\b(?:mid|full|mini|micro)?[- ]?tower\b|\bchassis\b|\bgehause\b|\bboitier\b|\bgabinete\b/],
];

const boards = telling.filter(([type]) => type === 'motherboard').map(([, words]) => words);

/** A name without what says nothing of its type: remarks in brackets behind it, and 'boxed, without cooler'. */
const bareName = (name: string): string =>
  fold(name)
    .replace(/(\S)\s*[([][^()[\]]*[)\]]/g, '$1 ')
    .replace(withoutCooler, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Words that names of boards end with, too. */
const endsOfBoards: ReadonlySet<PartType> = new Set<PartType>([
  'networkCard',
  'soundCard',
  'ram',
  'storage',
  'cooling',
]);

/** What the words of a part's name say that it is; a chipset says more than the last word. */
export function typeOfName(name: string): PartType | undefined {
  const bare = bareName(name);
  const end = typeAtEnd(bare);
  if (end !== undefined && endsOfBoards.has(end) && boards.some((words) => words.test(bare))) return 'motherboard';
  return (
    end ??
    telling.find(([, words]) => words.test(bare))?.[0] ??
    telling.find(([, words]) => words.test(fold(name)))?.[0]
  );
}
