import { fold, has } from '../fold';
import { judge } from '../judge';
import { chosen } from '../parts';
import type { RuleFunction } from '../types';

const listed = (words: readonly string[]): string => words.join(', ') || 'none';

export const boardCase: RuleFunction = (build) => {
  const on = judge(build, ['motherboard', 'case']);
  for (const board of chosen(build, 'motherboard')) {
    for (const box of chosen(build, 'case')) {
      const form = on?.need(board, 'form factor', board.specs.formFactor);
      const forms = on?.need(box, 'list of motherboard sizes', box.specs.motherboards);
      if (form === undefined || forms === undefined || has(forms, form)) continue;
      on?.fail(`${board.name} does not fit ${box.name}: ${form} motherboard, case for ${listed(forms)}.`, [
        `${form} motherboard`,
        `case for ${listed(forms)}`,
      ]);
    }
  }
  return on?.verdict('The case takes a motherboard of this size.');
};

export const psuForm: RuleFunction = (build) => {
  const on = judge(build, ['psu', 'case']);
  for (const psu of chosen(build, 'psu')) {
    for (const box of chosen(build, 'case')) {
      const form = on?.need(psu, 'form factor', psu.specs.formFactor);
      const forms = on?.need(box, 'list of supply sizes', box.specs.psuFormFactors);
      if (form === undefined || forms === undefined || has(forms, form)) continue;
      const values = [`${form} supply`, `case for ${listed(forms)}`] as const;
      // Why: only SFX is named; an SFX-L supply in an ATX mount is not.
      if (fold(form) === 'sfx' && has(forms, 'ATX'))
        on?.warn(`${psu.name} needs a bracket in ${box.name}: ${form} supply, case for ${listed(forms)}.`, values);
      else on?.fail(`${psu.name} does not fit ${box.name}: ${form} supply, case for ${listed(forms)}.`, values);
    }
  }
  return on?.verdict('The case takes a supply of this form.');
};

export const psuLength: RuleFunction = (build) => {
  const on = judge(build, ['psu', 'case']);
  for (const psu of chosen(build, 'psu')) {
    for (const box of chosen(build, 'case')) {
      const length = on?.need(psu, 'length', psu.specs.lengthMm);
      const room = on?.need(box, 'room for a supply', box.specs.psuMaxMm);
      if (length === undefined || room === undefined || length <= room) continue;
      on?.fail(`${psu.name} is too long for ${box.name}: ${length} mm supply, ${room} mm case.`, [
        `${length} mm supply`,
        `${room} mm case`,
      ]);
    }
  }
  return on?.verdict('The supply is short enough for the case.');
};

export const backConnect: RuleFunction = (build) => {
  const on = judge(build, ['motherboard', 'case']);
  for (const board of chosen(build, 'motherboard')) {
    // Why: a board with its connectors in front fits any case.
    if (on?.need(board, 'place of the connectors', board.specs.backConnect) !== true) continue;
    for (const box of chosen(build, 'case')) {
      const cut = on.need(box, 'cut-out for rear connectors', box.specs.backConnect);
      if (cut === false)
        on.fail(`${board.name} has its connectors at the back; ${box.name} is not cut for them.`, [
          'back-connect motherboard',
          'ordinary case',
        ]);
    }
  }
  return on?.verdict('The connectors of the motherboard are within reach.');
};

export const frontUsb: RuleFunction = (build) => {
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
};
