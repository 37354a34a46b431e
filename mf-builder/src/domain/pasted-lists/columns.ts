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

const roleOf = (cell: string): Role | undefined =>
  heads.find(([, words]) => words.test(fold(cell).replace(/[*:]/g, '').trim()))?.[0];

type Rows = readonly (readonly string[])[];

/** The column most of whose cells are words for types, whatever its head says; -1 where none is. */
const columnOfTypes = (width: number, below: Rows): number =>
  Array.from({ length: width }, (_, at) => below.map((row) => row[at]?.trim() ?? '').filter(Boolean)).findIndex(
    (cells) => cells.filter((cell) => typeOfWord(cell) !== undefined).length * 2 > cells.length,
  );

/**
 * What each cell of a table's head says about its column; undefined for a row that is no head. `below` are the rows of the table; `ruled`:
 * a rule stands below the row, as in Markdown, so it is a head whatever it says.
 */
export function columnsOf(cells: readonly string[], below: Rows = [], ruled = false): Role[] | undefined {
  const said = cells.map(roleOf);
  const known = said.filter((role) => role !== undefined).length;
  const told = cells.filter((cell) => cell.trim() !== '');
  const short = told.every((cell) => cell.length < 25 && !/\d/.test(cell));
  const isHead = known >= 2 && (known === told.length || (short && known * 2 > told.length));
  if (told.length === 0 || !(ruled || isHead)) return undefined;
  const types = columnOfTypes(
    cells.length,
    below.filter((row) => row.length === cells.length),
  );
  // 'Component, Part, Price': the first of two names is the type.
  const first = said.indexOf('name');
  if (types >= 0) said[types] = 'type';
  else if (!said.includes('type') && first >= 0 && said.indexOf('name', first + 1) > first) said[first] = 'type';
  // 'CPU | What I picked': the first column that nobody knows has the names.
  if (!said.includes('name')) {
    const unknown = said.findIndex((role, at) => role === undefined && cells[at]?.trim() !== '');
    if (unknown >= 0) said[unknown] = 'name';
  }
  return onlyFirst(said.map((role) => role ?? 'other'));
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
