import type { DerivingRule } from './rule';

/** Lighting that a name says: an addressable one. */
const addressable = /\bA-?RGB\b|Addressable/i;

/** Words of lighting, or of a version that has some. */
const mayBeLit =
  /RGB|LED|LCD|Light|Lumen|Digital|\bFX\b|\bLX\b|Vision|Halo|Spectrum|Prizm|\b(Blue|Red|Green)\b|Display|ULTRA|Infinity/i;

/** Coolers of makers who sell the same one with lighting and without, and name it where it is there. */
const namedWhereLit: readonly (readonly [brand: RegExp, series: RegExp])[] = [
  [/^(Noctua|Scythe)$/i, /./],
  [/^be quiet!$/i, /Rock/i],
  [/^ARCTIC$/i, /Freezer/i],
  [/^Thermalright$/i, /Assassin|Phantom Spirit(?!.*EVO)|Frost Commander|AXP/i],
  [/^DeepCool$/i, /\b(AK\d00|AK620|AG\d00|AG620|AN600|Assassin IV)\b/i],
  [/^ID-COOLING$/i, /FROZN A620|SE-224-XTS|IS-55/i],
  [/^Cooler Master$/i, /Hyper 212 ?(EVO|X|Plus|Black|Air Black)/i],
];

export const coolerLighting: DerivingRule = {
  fact: 'rgb',
  because: 'makers name the lighting of such coolers, and sell others without',
  derive: ({ brand, name }) => {
    if (addressable.test(name)) return 'ARGB';
    const named = namedWhereLit.some(([maker, series]) => maker.test(brand) && series.test(name));
    return named && !mayBeLit.test(name) ? 'none' : undefined;
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
  measured: { of: 14, wrong: 0 },
  records: { of: 832, wrong: 3 },
};
