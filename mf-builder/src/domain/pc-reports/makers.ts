import { fold } from '../pasted-lists/fold';

// As the firmware and the tools write them, and as the shops do.
const makers: readonly (readonly [RegExp, string])[] = [
  [/\bgiga-?byte/, 'Gigabyte'],
  [/\basus/, 'ASUS'],
  [/\bmicro-? ?star|\bmsi\b/, 'MSI'],
  [/\basrock/, 'ASRock'],
  [/\bbiostar/, 'Biostar'],
  [/\bsapphire/, 'Sapphire'],
  [/\bpower ?color|\btul\b/, 'PowerColor'],
  [/\bxfx\b/, 'XFX'],
  [/\bzotac/, 'ZOTAC'],
  [/\bpalit/, 'Palit'],
  [/\bgainward/, 'Gainward'],
  [/\binno3d/, 'Inno3D'],
  [/\bpny\b/, 'PNY'],
  [/\bevga/, 'EVGA'],
  [/\bkfa2\b|\bgalax/, 'KFA2'],
  [/\bcolorful/, 'Colorful'],
  [/\bsparkle/, 'Sparkle'],
  [/\bnzxt/, 'NZXT'],
  [/\bmaxsun/, 'Maxsun'],
  [/\bsupermicro/, 'Supermicro'],
  [/\bcorsair/, 'Corsair'],
  [/\bg\.? ?skill/, 'G.Skill'],
  [/\bkingston/, 'Kingston'],
  [/\bcrucial/, 'Crucial'],
  [/\bteam ?group|^team\b/, 'TEAMGROUP'],
  [/\ba-?data/, 'ADATA'],
  [/\bpatriot/, 'Patriot'],
  [/\blexar/, 'Lexar'],
  [/\bmicron/, 'Micron'],
  [/\bhynix/, 'SK hynix'],
  [/\bsamsung/, 'Samsung'],
  [/\bwestern ?digital|^wdc?\b/, 'Western Digital'],
  [/\bseagate/, 'Seagate'],
  [/\btoshiba/, 'Toshiba'],
  [/\bsandisk/, 'SanDisk'],
  [/\bintel\b/, 'Intel'],
];

/** A maker's name as shops write it; undefined for one that makes no parts, and for what is no name. */
export const makerName = (written: string | undefined): string | undefined => {
  const folded = fold(written ?? '');
  return makers.find(([spelt]) => spelt.test(folded))?.[1];
};

/** The name with its maker before it, unless it names one itself. */
export const withMaker = (name: string, maker: string | undefined): string =>
  maker === undefined || makerName(name) === maker ? name : `${maker} ${name}`;
