import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';

/** Side-band ECC that motherboard or CPU does not have. */
export const ramEcc = defineRule({
  id: 'ram-ecc',
  title: 'Error correction',
  source: 'written rule 18',
  reads: { ram: ['ecc'], motherboard: ['ecc'], cpu: ['ecc'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Runs without ECC', unknown: 'ECC unknown' },
  find: (build) => {
    if (!isChosen(build, 'motherboard') && !isChosen(build, 'cpu')) return undefined;
    const on = judge(build, ['ram'], ['motherboard', 'cpu']);
    // Why: `ecc` of a kit means side-band ECC; what every DDR5 chip does inside itself does not count.
    const kits = chosen(build, 'ram').filter((kit) => on?.need(kit, 'error correction', kit.specs.ecc));
    const sides = [...chosen(build, 'motherboard'), ...chosen(build, 'cpu')];
    for (const kit of kits) {
      for (const side of sides) {
        const ecc = on?.need(side, 'error correction', side.specs.ecc);
        if (ecc === false)
          on?.warn(`${kit.name} has error correction; with ${side.name} it runs without.`, [
            'ECC memory',
            `${side.name}: no ECC`,
          ]);
      }
    }
    return on?.verdict('No error correction is lost.');
  },
});
