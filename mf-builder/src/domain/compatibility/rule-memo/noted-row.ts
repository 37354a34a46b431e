import type { CatalogueType } from '../../../catalogue/schema';
import type { CheckedPart, FactNames, Facts } from '../types';
import { besideFacts, type Column, type Rows, type Uncertain, uncertainOf } from './rows';

/** Stands for the part's name in what a rule says: a character that no name has. */
export const nameHere = '\uE000';

/** All facts of a row at once, where a rule goes through them: then each row is asked about. */
export const everyFact = '*specs';

/** The value of a row in a column. */
const valueAt = (column: Column | undefined, row: number): unknown => column?.values[(column.codes[row] ?? 0) - 1];

type ColumnOf = (fact: string) => Column | undefined;
type Note = (fact: string) => void;

/** Facts of a row, which are noted as they are read. */
class NotedFacts implements ProxyHandler<Facts<CatalogueType>> {
  constructor(
    readonly rows: Rows,
    readonly row: number,
    readonly columnOf: ColumnOf,
    readonly note: Note,
  ) {}

  read(fact: string): unknown {
    this.note(fact);
    return valueAt(this.columnOf(fact), this.row);
  }

  get(_: object, fact: string | symbol): unknown {
    return this.read(String(fact));
  }

  has(_: object, fact: string | symbol): boolean {
    return this.ownKeys().includes(String(fact));
  }

  ownKeys(): string[] {
    this.note(everyFact);
    return this.rows.facts.filter((fact) => valueAt(this.columnOf(fact), this.row) !== undefined);
  }

  getOwnPropertyDescriptor(_: object, fact: string | symbol): PropertyDescriptor {
    return { value: this.read(String(fact)), enumerable: true, configurable: true };
  }
}

/**
 * A row as a part that notes what is read of it. Its name and id are `nameHere`: they are for texts and references, and are read by every rule.
 * Why a class: one is made for each run of a rule, and an object with getters of its own takes kilobytes.
 */
class NotedRow implements CheckedPart {
  readonly id = nameHere;
  readonly name = nameHere;
  readonly type: CatalogueType;
  readonly specs: Facts<CatalogueType>;
  readonly doubts?: FactNames;
  readonly probable?: FactNames;
  readonly derived?: FactNames;
  readonly #facts: NotedFacts;

  constructor(facts: NotedFacts, mayDoubt: boolean) {
    this.#facts = facts;
    this.type = facts.rows.type;
    this.specs = new Proxy<Facts<CatalogueType>>({}, facts);
    if (!mayDoubt) return;
    this.doubts = named(facts, 'doubts');
    this.probable = named(facts, 'probable');
    this.derived = named(facts, 'derived');
  }

  get told(): string {
    const { note, rows, row } = this.#facts;
    note(besideFacts.told);
    return rows.refAt(row).name;
  }

  get quantity(): number {
    const quantity = this.#facts.read(besideFacts.quantity);
    return typeof quantity === 'number' ? quantity : 1;
  }

  get owned(): boolean {
    return this.#facts.read(besideFacts.owned) === true;
  }
}

/** Which facts of a row are so; of those that are so in no row nothing is read. */
const named = (facts: NotedFacts, kind: Uncertain): FactNames => {
  const inSome = facts.rows.uncertain[kind].facts;
  return { includes: (fact) => inSome.has(fact) && facts.read(uncertainOf(kind, fact)) === true };
};

/** A row as a part that tells `note` each fact before it is read. `mayDoubt`: what is doubted or derived of it matters to the rule that it is made for. */
export const notedRow = (rows: Rows, row: number, columnOf: ColumnOf, note: Note, mayDoubt: boolean): CheckedPart =>
  new NotedRow(new NotedFacts(rows, row, columnOf, note), mayDoubt);
