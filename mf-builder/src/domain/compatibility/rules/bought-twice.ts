import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge, type Judge } from '../judge';
import { chosen, isChosen, pairsOf } from '../chosen-parts';
import type { CheckedPart } from '../types';

/** The rate that a text names, in Gbit/s: "2.5 Gb/s", "1 Gbit/s", "100 Mbit/s". */
const gigabitsIn = (text: string): number | undefined => {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([gm])b/.exec(fold(text)) ?? [];
  return number === undefined ? undefined : Number(number) / (unit === 'm' ? 1000 : 1);
};

/** What a network card repeats of the board; undefined where it adds something or nothing is known. */
const repeated = (
  on: Judge,
  card: CheckedPart<'networkCard'>,
  board: CheckedPart<'motherboard'>,
): string | undefined => {
  const speed = on.need(card, 'speed', card.specs.speed);
  if (speed === undefined) return undefined;
  if (fold(speed).includes('wifi')) {
    const wifi = on.need(board, 'Wi-Fi', board.specs.wifi);
    return typeof wifi === 'string' ? `${board.name} already has ${wifi}.` : undefined;
  }
  const own = on.need(board, 'network speed', board.specs.lan === undefined ? undefined : gigabitsIn(board.specs.lan));
  const rate = on.need(card, 'speed in Gbit/s', gigabitsIn(speed));
  return own !== undefined && rate !== undefined && rate <= own
    ? `${card.name} is no faster than the network of ${board.name}.`
    : undefined;
};

/** Wi-Fi on a Wi-Fi board, a cable network no faster than the board's, paste with a cooler that brings its own. */
export const boughtTwice = defineRule({
  id: 'bought-twice',
  title: 'Bought twice',
  source: 'edition 2, bought-twice',
  reads: { networkCard: ['speed'], motherboard: ['wifi', 'lan'], thermalPaste: [], cooling: ['pasteIncluded'] },
  can: ['pass', 'unknown'],
  short: { unknown: 'May be there already' },
  find: (build) => {
    const cards = isChosen(build, 'networkCard') && isChosen(build, 'motherboard');
    const paste = isChosen(build, 'thermalPaste') && isChosen(build, 'cooling');
    if (!cards && !paste) return undefined;
    const on = judge(
      build,
      [],
      [
        ...(cards ? (['networkCard', 'motherboard'] as const) : []),
        ...(paste ? (['thermalPaste', 'cooling'] as const) : []),
      ],
    );
    if (!on) return undefined;
    const notes = pairsOf(build, 'networkCard', 'motherboard').flatMap(
      ([card, board]) => repeated(on, card, board) ?? [],
    );
    if (paste)
      for (const cooler of chosen(build, 'cooling'))
        if (on.need(cooler, 'paste in the box', cooler.specs.pasteIncluded) === true)
          notes.push(`${cooler.name} comes with thermal paste.`);
    return on.verdict('What is chosen adds to what is there.', notes.length > 0 ? notes.join(' ') : undefined);
  },
});
