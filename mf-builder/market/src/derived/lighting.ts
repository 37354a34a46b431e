import type { DerivingRule } from './rule';

/** Lighting that a name says: an addressable one. */
const addressable = /\bA-?RGB\b|Addressable/i;

/** Words of lighting, or of a version that has some. */
const mayBeLit =
  /RGB|LED|LCD|Light|Lumen|Digital|\bFX\b|\bLX\b|EVO|Vision|Halo|Prizm|Blue|Red|Green|Display|ULTRA|Infinity/i;

export const coolerLighting: DerivingRule = {
  fact: 'rgb',
  because: 'makers name the lighting of their coolers, and these makers sell others without',
  derive: ({ brand, name }) => {
    if (addressable.test(name)) return 'ARGB';
    const unlit = /^(Noctua|ARCTIC|be quiet!|Scythe|Thermalright)$/i.test(brand) && !/Loop|Light/i.test(name);
    const air = !/Water|Liquid|AIO|Frozen|Aqua|Loop/i.test(name);
    return unlit && !mayBeLit.test(name) && (air || brand === 'ARCTIC') ? 'none' : undefined;
  },
  measured: { of: 14, wrong: 0 },
};

export const fanLighting: DerivingRule = {
  fact: 'led',
  because: 'makers name the lighting of their fans, and these makers sell others without',
  derive: ({ brand, name }) => {
    if (addressable.test(name)) return 'ARGB';
    return /^(Noctua|ARCTIC|be quiet!|Scythe)$/i.test(brand) && !mayBeLit.test(name) ? 'none' : undefined;
  },
  measured: { of: 12, wrong: 0 },
  records: { of: 832, wrong: 3 },
};
