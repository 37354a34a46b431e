import { fold } from '../pasted-lists/fold';

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
