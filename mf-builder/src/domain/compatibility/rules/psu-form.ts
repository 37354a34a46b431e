import { defineRule } from '../define-rule';
import { fold, has } from '../spelling';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';
import { isKnownMount, sameMount } from '../tables/supply-forms';

const listed = (words: readonly string[]): string => words.join(', ') || 'none';

/** The form factor in the list of the case; SFX in an ATX mount takes a bracket. */
export const psuForm = defineRule({
  id: 'psu-form',
  title: 'Power supply form',
  source: 'written rule 35, edition 13',
  reads: { psu: ['formFactor'], case: ['psuFormFactors'] },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'Supply does not fit', warning: 'Needs a bracket', unknown: 'Supply form unknown' },
  find: (build) => {
    const on = judge(build, ['psu', 'case']);
    for (const psu of chosen(build, 'psu')) {
      for (const box of chosen(build, 'case')) {
        const form = on?.need(psu, 'form factor', psu.specs.formFactor);
        const forms = on?.need(box, 'list of supply sizes', box.specs.psuFormFactors);
        if (form === undefined || forms === undefined || has(forms.map(sameMount), sameMount(form))) continue;
        const values = [`${form} supply`, `case for ${listed(forms)}`] as const;
        if (fold(sameMount(form)) === 'sfx' && has(forms, 'ATX'))
          on?.warn(`${psu.name} needs a bracket in ${box.name}: ${form} supply, case for ${listed(forms)}.`, values);
        else if (![form, ...forms].every(isKnownMount))
          on?.missing(`whether ${box.name} takes ${form} supplies, which are not among its listed ${listed(forms)},`);
        else on?.fail(`${psu.name} does not fit ${box.name}: ${form} supply, case for ${listed(forms)}.`, values);
      }
    }
    return on?.verdict('The case takes a supply of this form.');
  },
});
