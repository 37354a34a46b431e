import { hubFacts, hubsOf } from '../build-facts/fan-hubs';
import { defineRule } from '../define-rule';
import { judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedPart, Facts } from '../types';

type Port = NonNullable<Facts<'case'>['frontUsb']>[number];
type Case = CheckedPart<'case', Pick<Facts<'case'>, 'frontUsb'>>;
type Board = CheckedPart<'motherboard', Pick<Facts<'motherboard'>, 'frontUsbC' | 'usb3Headers' | 'usb2Headers'>>;

/** A header of either kind carries two USB-A ports. */
const portsOfHeader = 2;

const plugs = ['19-pin', '9-pin'] as const;
type Plug = (typeof plugs)[number];

/** Which plug a USB-A port hangs on; undefined where its generation is not known. */
const plugOf = ({ gen }: Port): Plug | undefined => {
  const number = /\d+(\.\d+)?/.exec(gen ?? '')?.[0];
  if (number === undefined) return undefined;
  return Number(number) < 3 ? '9-pin' : '19-pin';
};

const counted = (count: number, plug: Plug, word: string): string =>
  `${count} ${plug} ${count === 1 ? word : `${word}s`}`;

/** What is too little for the USB-A ports and the hubs of fans, where those that do not say their generation are all of one kind; undefined where nothing is. */
// Why one header where a board does not say: nearly every board has one of each kind.
const shortage = (
  ports: readonly Port[],
  hubs: number,
  { specs }: Board,
  unsaid: Plug,
): readonly [string, string] | undefined => {
  const headersOf = { '19-pin': specs.usb3Headers ?? 1, '9-pin': specs.usb2Headers ?? 1 };
  for (const plug of plugs) {
    const sum = ports
      .filter((port) => port.kind === 'USB-A' && (plugOf(port) ?? unsaid) === plug)
      .reduce((all, { count }) => all + count, 0);
    const wanted = Math.ceil(sum / portsOfHeader) + (plug === '9-pin' ? hubs : 0);
    if (wanted > headersOf[plug]) return [counted(wanted, plug, 'plug'), counted(headersOf[plug], plug, 'header')];
  }
  return undefined;
};

const judgePlugs = (on: Judge, box: Case, board: Board, ports: readonly Port[], hubs: number): void => {
  const [one, other] = plugs.map((unsaid) => shortage(ports, hubs, board, unsaid));
  if (one && other)
    on.warn(
      `Front USB ports of ${box.name}${hubs > 0 ? ' or a fan hub' : ''} stay dead: ${one[0]}, and ${board.name} has ${one[1]}.`,
      one,
    );
  else if (one || other) on.missing(`the generation of the front USB ports of ${box.name}`);
};

/** Each plug of the front ports on a header of its kind: 19 pins, 9 pins, Type-E. */
export const frontUsb = defineRule({
  id: 'front-usb',
  title: 'Front USB ports',
  source: 'written rule 38',
  reads: { case: ['frontUsb'], caseFan: hubFacts, motherboard: ['frontUsbC', 'usb3Headers', 'usb2Headers'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Front USB is dead', unknown: 'Front USB unknown' },
  find: (build) => {
    const hubs = hubsOf(chosen(build, 'caseFan')).length;
    const on = judge(build, ['case', 'motherboard'], hubs > 0 ? ['caseFan'] : []);
    if (!on) return undefined;
    for (const box of chosen(build, 'case')) {
      const ports = on.need(box, 'list of front ports', box.specs.frontUsb);
      if (!ports) continue;
      for (const board of chosen(build, 'motherboard')) {
        const hasC = ports.some(({ kind }) => kind === 'USB-C');
        if (hasC && on.need(board, 'front USB-C header', board.specs.frontUsbC) === false)
          on.warn(`The front USB-C port of ${box.name} stays dead: ${board.name} has no Type-E header for it.`, [
            'front USB-C port',
            'no Type-E header',
          ]);
        judgePlugs(on, box, board, ports, hubs);
      }
    }
    return on.verdict(
      hubs > 0
        ? 'The front ports of the case and the hubs of the fans can be connected.'
        : 'The front ports of the case can be connected.',
    );
  },
});
