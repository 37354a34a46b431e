import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { factOf, judge, type Judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';
import { windows11Takes } from '../tables/windows-11';
import type { CheckedBuild } from '../types';

const checkCpu = (on: Judge, build: CheckedBuild): void => {
  for (const cpu of chosen(build, 'cpu')) {
    const { arch, generation } = cpu.specs;
    if (arch === undefined && generation === undefined) on.missing(factOf(cpu, 'architecture'));
    else if (windows11Takes(cpu.specs) === undefined) on.missing(`whether Windows 11 supports ${cpu.name}`);
    else if (windows11Takes(cpu.specs) === false)
      on.warn(
        `Windows 11 does not support ${cpu.name}: ${generation ?? arch} CPU, Zen+ or Intel 8th generation and newer wanted.`,
        [`${generation ?? arch} CPU`, 'Zen+ or Intel 8th generation'],
      );
  }
};

/** What memory an edition wants at least and sees at most, in GB. */
interface Limit {
  least: number;
  most: number;
}

const limitsOf = (edition: string, bits: number | undefined): Limit => ({
  least: edition.includes('windows11') ? 4 : 0,
  most: Math.min(bits === 32 ? 4 : Infinity, edition.includes('windows') && edition.includes('home') ? 128 : Infinity),
});

/** Windows 11: Zen+ or Intel 8th, 4 GB; 32 bit sees 4 GB, Home 128 GB. Whether it gets updates is said by `system`. */
// Why: what concerns CPU or memory is checked as soon as one is chosen; an absent fact still makes the whole rule
// unknown, as the law has it.
export const osRequirements = defineRule({
  id: 'os-requirements',
  title: 'Operating system',
  source: 'written rule 55, edition 13',
  reads: { os: ['edition', 'bits'], cpu: ['arch', 'generation', 'igpu'], ram: ['capacity'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Not fully supported', unknown: 'Support unknown' },
  find: (build) => {
    const types = (['cpu', 'ram'] as const).filter((type) => isChosen(build, type));
    const on = judge(build, ['os'], types);
    if (!on) return undefined;
    for (const os of chosen(build, 'os')) {
      const edition = on.need(os, 'edition', os.specs.edition);
      // Why: how many bits it has matters only where there is memory for it to see.
      const bits = isChosen(build, 'ram') ? on.need(os, 'number of bits', os.specs.bits) : undefined;
      if (edition === undefined) continue;
      const folded = fold(edition);
      if (folded.includes('windows11')) checkCpu(on, build);
      let gigabytes = 0;
      for (const kit of chosen(build, 'ram'))
        gigabytes += (on.need(kit, 'capacity', kit.specs.capacity) ?? 0) * kit.quantity;
      const { least, most } = limitsOf(folded, bits);
      if (isChosen(build, 'ram') && gigabytes < least)
        on.warn(`${edition} wants more memory: ${gigabytes} GB chosen, ${least} GB wanted.`, [
          `${gigabytes} GB memory`,
          `${least} GB wanted`,
        ]);
      if (gigabytes > most)
        on.warn(`${edition} does not see all of the memory: ${gigabytes} GB chosen, ${most} GB seen.`, [
          `${gigabytes} GB memory`,
          `${most} GB seen`,
        ]);
    }
    return on.verdict('The operating system suits this PC.');
  },
});
