import { fold } from '../pasted-lists/fold';
import { makerName, withMaker } from './makers';
import { tidy, unmarked } from './written-names';

const cards =
  /\bgeforce\b.*\d{3}|\b(?:rtx|gtx|gt|gts) ?-?a?\d{3,4}|\bquadro\b|\btitan\b|\btesla\b|\bradeon (?:rx|pro|ai pro|vii|r9|hd) ?|\brx ?\d{3,4}|\barc\b.*\b[ab]\d{3}\b/;
const builtIn =
  /laptop|notebook|max-?q|mobile|mobility|\bvega \d{1,2} graphics|radeon (?:r\d )?graphics|\barc a\d{3}m|\b\d{3,4}(?:mx?|s)\b|\bmx ?\d{3}\b|\bhd \d{4}[dg]\b/;

/** Whether a name of a card is a laptop's. */
export const isMobileCard = (written: string): boolean =>
  /laptop gpu|max-?q|\bmobility radeon|(?:geforce|[rg]tx|radeon rx)[^/]*\bmobile\b/.test(fold(unmarked(written)));

/** The name of a graphics card; undefined for chips within processors and laptops, and for drivers without a card. */
export function cardName(written: string, maker?: string): string | undefined {
  const inside = /\[([^\]]*(?:geforce|radeon|arc|quadro|rtx|gtx)[^\]]*)\]/i.exec(unmarked(written))?.[1];
  const said =
    inside === undefined ? unmarked(written).replace(/\bAMD\/ATI\b/, 'AMD') : `${makerOfChip(written)} ${inside}`;
  const name = tidy(said.replace(/\bLite Hash Rate\b|\bATI\b(?= radeon)|\[[^\]]*\]|\([^)]*\)|@.*/gi, ' '));
  // One chip in several models: 'RX 6600/6600 XT/6600M'.
  const models = name.split('/').filter((model) => !builtIn.test(fold(model)));
  const kept = models.join('/').trim();
  return cards.test(fold(kept)) ? withMaker(kept, makerName(maker)) : undefined;
}

const makerOfChip = (written: string): string =>
  /nvidia|geforce|quadro/i.test(written) ? 'NVIDIA' : /intel|\barc\b/i.test(written) ? 'Intel' : 'AMD';

const numberOf = (name: string): string | undefined =>
  /\b(?:rx|rtx|gtx|arc [ab])? ?-?([ab]?\d{3,4}(?: ?(?:xtx|xt|gre|ti super|ti|super))?)\b/.exec(fold(name))?.[1];

/**
 * A chip's name as Linux has it lists all the models with it: 'Navi 23 [Radeon RX 6600/6600 XT/6600M]'. Where the name of
 * what draws says one of them, that is it.
 */
export function oneOfModels(chip: string, drawn: readonly string[]): string {
  const models = /\[([^\]]*\/[^\]]*)\]/
    .exec(chip)?.[1]
    ?.split('/')
    .map((model) => numberOf(model));
  const one = models && drawn.find((name) => models.includes(numberOf(name)));
  return one === undefined ? chip : one.replace(/\(.*/, '');
}
