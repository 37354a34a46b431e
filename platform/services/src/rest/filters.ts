import { noColumn, notUnderstood } from './errors';
import type { Filter, Operator, Order, Test, Truth } from './plan';
import type { Table } from './tables';

const operators: ReadonlySet<string> = new Set<Operator>(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike']);
const isOperator = (name: string): name is Operator => operators.has(name);

const truths: ReadonlySet<string> = new Set<Truth>(['null', 'not_null', 'true', 'false', 'unknown']);
const isTruth = (name: string): name is Truth => truths.has(name);

/** A column of the table by its plain name: no alias, cast, JSON path or embedded table. */
export function columnOf(table: Table, name: string): string {
  if (!/^[a-z_]\w*$/i.test(name))
    throw notUnderstood(
      `failed to parse column (${name.slice(0, 100)})`,
      'Only plain names of columns are understood.',
    );
  if (!table.columns.has(name)) throw noColumn(table.name, name);
  return name;
}

/**
 * An item in quotes, where a backslash takes the next character as it is, or one that begins otherwise and holds no
 * sign with a meaning.
 */
const item = /(?:"((?:[^"\\]|\\.)*)"|((?:[^",()][^,()]*)?))(,|$)/sy;

/** The items between the brackets of `in.(…)`; undefined when they cannot be told apart. */
export function parseList(text: string): string[] | undefined {
  if (text === '') return [];
  const items: string[] = [];
  item.lastIndex = 0;
  for (;;) {
    const match = item.exec(text);
    if (!match) return undefined;
    const [, quoted, plain = '', end] = match;
    items.push(quoted === undefined ? plain : quoted.replaceAll(/\\(.)/gs, '$1'));
    if (end === '') return items;
  }
}

function parseTest(operator: string, value: string): Test | undefined {
  if (isOperator(operator)) return { kind: 'compare', operator, value };
  const word = value.toLowerCase();
  if (operator === 'is') return isTruth(word) ? { kind: 'is', value: word } : undefined;
  if (operator !== 'in' || !value.startsWith('(') || !value.endsWith(')')) return undefined;
  const values = parseList(value.slice(1, -1));
  return values && { kind: 'in', values };
}

/** One filter: `column=not.eq.value`. */
export function parseFilter(table: Table, name: string, text: string): Filter {
  const column = columnOf(table, name);
  const match = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text);
  const test = match && parseTest(match[2] ?? '', match[3] ?? '');
  if (!test)
    throw notUnderstood(
      `"failed to parse filter (${text.slice(0, 100)})"`,
      'Understood are eq, neq, gt, gte, lt, lte, like, ilike, is and in, each with not. before it.',
    );
  return { column, negated: match[1] !== undefined, test };
}

/** `a.desc.nullslast,b` */
export function parseOrder(table: Table, text: string): Order[] {
  return text.split(',').map((term) => {
    const match = /^([^.]*)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/s.exec(term);
    if (!match) throw notUnderstood(`"failed to parse order (${text.slice(0, 100)})"`);
    const nulls: Pick<Order, 'nulls'> = match[3] === 'first' || match[3] === 'last' ? { nulls: match[3] } : {};
    return { column: columnOf(table, match[1] ?? ''), descending: match[2] === 'desc', ...nulls };
  });
}

/** `*`, or names of columns. */
export function parseSelect(table: Table, text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .flatMap((name) => (name.trim() === '*' ? [...table.columns.keys()] : columnOf(table, name.trim()))),
    ),
  ];
}
