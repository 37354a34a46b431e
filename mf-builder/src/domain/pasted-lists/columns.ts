import { fold } from './fold';
import { priceOfCell } from './price-in-text';
import { typeOfWord } from './type-words';

const roles = ['type', 'brand', 'name', 'quantity', 'price', 'address', 'owned', 'other'] as const;
export type Role = (typeof roles)[number];

/** Any of the words, and nothing else. */
const oneOf = (...words: readonly string[]): RegExp => new RegExp(`^(?:${words.join('|')})$`);

// What the heads of tables say, folded.
const heads: readonly (readonly [Role, RegExp])[] = [
  [
    'price',
    /^(?:(?:unit |base |our |line )?(?:price|cost)(?: \(.*\)| each| usd| eur)?|preis.*|einzelpreis|prix|precio|kosten|prezzo)$/,
  ],
  ['quantity', /^(?:quantity|qty\.?|anzahl|menge|count|stk\.?|stuck|amount|cantidad|quantite|#|x)$/],
  ['address', /^(?:url|link|links|address|where|where to buy)$/],
  ['owned', /^owned$/],
  ['brand', /^(?:brand|maker|manufacturer|marke|hersteller|marque|marca)$/],
  ['type', /^(?:type|category|kategorie|typ|part type|component type|categorie|tipo|komponententyp)$/],
  [
    'name',
    oneOf(
      'item|items|name|part|parts|product|produkt|artikel|bezeichnung|model|modell|selection|description|beschreibung',
      'title|titel|titre|titulo|article|articulo|choice|pick|component|components|komponente|hardware|teil|part name|product name|producto|componente|composant|produit|modele',
    ),
  ],
  [
    'other',
    oneOf(
      'line price|line total|total|gesamt|gesamtpreis|summe|note|notes|notizen|comment|comments|shop|store|merchant',
      'retailer|handler|compatibility|checked on|status|date|promo|base|shipping|tax|availability|seller|vendor|sku',
      'size|use|purpose|reason|why|rating|weight|bewertung|verfugbarkeit|lieferzeit|disponibilite|disponibilidad',
    ),
  ],
];

/**
 * What each cell of a table's head says about its column; undefined for a row that is no head. `ruled`: a rule stands below the row, as in
 * Markdown, so it is one whatever it says.
 */
export function columnsOf(cells: readonly string[], ruled = false): Role[] | undefined {
  const columns = cells.map(
    (cell) => heads.find(([, words]) => words.test(fold(cell).replace(/[*:]/g, '').trim()))?.[0],
  );
  const known = columns.filter((role) => role !== undefined).length;
  const told = cells.filter((cell) => cell.trim() !== '');
  const short = told.every((cell) => cell.length < 25 && !/\d/.test(cell));
  if (!ruled && (known < 2 || (known < told.length && !(short && known * 2 > told.length)))) return undefined;
  const named = columns.map((role) => role ?? 'other');
  if (!named.includes('name'))
    named[cells.findIndex((cell, at) => cell.trim() !== '' && named[at] === 'other')] = 'name';
  // 'Component, Part, Price': the first of two names is the type.
  const first = named.indexOf('name');
  if (!named.includes('type') && first >= 0 && named.indexOf('name', first + 1) > first) named[first] = 'type';
  return onlyFirst(named);
}

const onlyFirst = (named: readonly Role[]): Role[] =>
  named.map((role, at) => (named.indexOf(role) === at ? role : 'other'));

const isQuantity = (cell: string): boolean => /^(?:x ?)?\d{1,2} ?(?:x|pcs?\.?|stk\.?|stuck)?$/.test(fold(cell).trim());

/** A cell without the addresses of its links. */
const bare = (cell: string): string => cell.replace(/https?:\S+/g, '').trim();

/** What the cells of a row without a head are likely to be. */
export function guessedColumns(cells: readonly string[]): Role[] {
  const guessed = cells.map((cell, at): Role => {
    const text = cell.trim();
    if (text === '') return 'other';
    if (/^https?:\S+$/.test(text)) return 'address';
    if (typeOfWord(text) !== undefined && at < cells.length - 1) return 'type';
    if (isQuantity(text) && !/^\d{2}$/.test(text)) return 'quantity';
    const plain = bare(text);
    return plain.length < 40 &&
      priceOfCell(plain) &&
      !/\p{L}{4}/u.test(plain.replace(/ @.*|\([^)]*\)|usd|eur(?:os?)?|amazon|newegg/gi, ''))
      ? 'price'
      : 'name';
  });
  const names = cells.filter((_, at) => guessed[at] === 'name');
  const longest = names.reduce((one, other) => (bare(other).length > bare(one).length ? other : one), '');
  const firstName = guessed.indexOf('name');
  return onlyFirst(
    guessed.map((role, at) => {
      if (role !== 'name' || cells[at] === longest) return role;
      const short = (cells[at] ?? '').trim();
      return at === firstName && at < cells.indexOf(longest) && !short.includes(' ') ? 'brand' : 'other';
    }),
  );
}
