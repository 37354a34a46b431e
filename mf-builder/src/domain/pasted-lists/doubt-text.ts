import { partTypeInfo } from '@rig4u/shared/builds';
import type { LineMatch } from './match-line';

/** Why a match is not certain, as a sentence; undefined where it is, and where there is none. */
export function doubtText({ line, match, doubt }: LineMatch): string | undefined {
  if (!match || !doubt) return undefined;
  switch (doubt.kind) {
    case 'number':
      return `Your list says ${spoken(doubt.list)}, this part is ${spoken(doubt.part)}.`;
    case 'maker':
      return 'Your list names another maker.';
    case 'words':
    case 'more':
      return `Your list also says ${quoted(doubt.list)}.`;
    case 'less':
      return doubt.part.length > 0 ? `Your list does not say ${quoted(doubt.part)}.` : 'Your list says little of it.';
    case 'near':
      return 'Another part fits as well.';
    case 'letters':
      return 'It fits only with a letter changed.';
    case 'type':
      return `Your list calls it ${line.type ? partTypeInfo(line.type).label : 'something else'}.`;
  }
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${spoken(word)}”`).join(', ');

const words: Readonly<Record<string, string>> = {
  sodimm: 'SO-DIMM',
  sff: 'SFF',
  tuf: 'TUF',
  rog: 'ROG',
  rgb: 'RGB',
  argb: 'ARGB',
  maxq: 'Max-Q',
  rdimm: 'RDIMM',
  lrdimm: 'LRDIMM',
  es: 'ES',
  qs: 'QS',
  wifi: 'WiFi',
};

/** '5070ti' and '2x16gb' as people write them. */
const spoken = (word: string): string =>
  (words[word] ?? word)
    .replace(/(\d)(ti|super)/g, '$1 $2')
    .replace(/\bti/g, 'Ti')
    .replace(
      /\b(\d+x)?(\d+(?:\.\d+)?)(gb|tb|w|mm|g)$/,
      (_, many: string | undefined, amount: string, unit: string) =>
        `${many ? `${many.slice(0, -1)} × ` : ''}${amount} ${{ gb: 'GB', tb: 'TB', w: 'W', mm: 'mm', g: 'g' }[unit] ?? unit}`,
    )
    .replace(/^[a-z]+\d.*|^\d{3,}[a-z]+\d?[a-z]*$/, (model) => model.toUpperCase());
