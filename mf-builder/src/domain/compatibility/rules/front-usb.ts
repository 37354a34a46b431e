import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** Front USB-C with a Type-E header. */
export const frontUsb = defineRule({
  id: 'front-usb',
  title: 'Front USB-C',
  source: 'written rule 38',
  reads: { case: ['frontUsb'], motherboard: ['frontUsbC'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Front USB-C is dead', unknown: 'Front USB-C unknown' },
  find: (build) => {
    const on = judge(build, ['case', 'motherboard']);
    for (const box of chosen(build, 'case')) {
      const ports = on?.need(box, 'list of front ports', box.specs.frontUsb);
      if (!ports?.some(({ kind }) => kind === 'USB-C')) continue;
      for (const board of chosen(build, 'motherboard')) {
        const header = on?.need(board, 'front USB-C header', board.specs.frontUsbC);
        if (header === false)
          on?.warn(`The front USB-C port of ${box.name} stays dead: ${board.name} has no Type-E header for it.`, [
            'front USB-C port',
            'no Type-E header',
          ]);
      }
    }
    return on?.verdict('The front ports of the case can be connected.');
  },
});
