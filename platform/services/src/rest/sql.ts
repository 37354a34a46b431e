import type { Delete, Filter, Insert, Operator, Order, Plan, Read, Truth, Update } from './plan';
import { schema, type Table } from './tables';

/** A statement whose values stand apart from its text. */
export interface Statement {
  text: string;
  values: (string | number | string[])[];
}

export interface Statements {
  /** Answers `body`, the rows as JSON, and `found`, their number; without `body` where no rows are wanted. An upsert also answers `made`. */
  main: Statement;
  /** Answers `total`: the rows there are, whatever the limit. */
  total?: Statement;
}

const signs: Readonly<Record<Operator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
};
const truths: Readonly<Record<Truth, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const list = (names: readonly string[], of = ''): string => names.map((name) => of + quote(name)).join(', ');

const tableName = ({ name }: Table): string => `${quote(schema)}.${quote(name)}`;

const typeOf = (table: Table, column: string): string => table.columns.get(column) ?? 'text';

/** Collects values; returns the placeholder of each for the text. */
class Values {
  readonly all: Statement['values'] = [];
  add(value: string | number | string[]): string {
    return `$${this.all.push(value)}`;
  }
}

function condition(table: Table, { column, negated, test }: Filter, values: Values): string {
  const name = `${tableName(table)}.${quote(column)}`;
  const type = typeOf(table, column);
  const positive = (): string => {
    if (test.kind === 'is') return `${name} ${truths[test.value]}`;
    if (test.kind === 'in') return `${name} = any (${values.add([...test.values])}::${type}[])`;
    const pattern = test.operator === 'like' || test.operator === 'ilike';
    return pattern
      ? `${name} ${signs[test.operator]} ${values.add(test.value.replaceAll('*', '%'))}::text`
      : `${name} ${signs[test.operator]} ${values.add(test.value)}::${type}`;
  };
  return negated ? `not (${positive()})` : positive();
}

function where(table: Table, filters: readonly Filter[], values: Values): string {
  return filters.length === 0
    ? ''
    : ` where ${filters.map((filter) => condition(table, filter, values)).join(' and ')}`;
}

function orderBy(order: readonly Order[]): string {
  const terms = order.map(
    ({ column, descending, nulls }) =>
      `${quote(column)} ${descending ? 'desc' : 'asc'}${nulls ? ` nulls ${nulls}` : ''}`,
  );
  return terms.length === 0 ? '' : ` order by ${terms.join(', ')}`;
}

/** The same types as the table's, and only the columns that are written: what else a row holds is not looked at. */
const recordOf = (table: Table, columns: readonly string[]): string =>
  columns.map((column) => `${quote(column)} ${typeOf(table, column)}`).join(', ');

const asJson = "coalesce(json_agg(answer)::text, '[]') as body, count(*)::int as found";

function readStatements(plan: Read): Statements {
  const { table, select, filters, order, limit, offset } = plan;
  const values = new Values();
  const rows =
    `select ${list(select)} from ${tableName(table)}${where(table, filters, values)}${orderBy(order)} ` +
    `limit ${values.add(limit)} offset ${values.add(offset)}`;
  const main = { text: `select ${asJson} from (${rows}) as answer`, values: values.all };
  if (!plan.count) return { main };
  const counted = new Values();
  return {
    main,
    total: {
      text: `select count(*)::int as total from ${tableName(table)}${where(table, filters, counted)}`,
      values: counted.all,
    },
  };
}

function insertText({ table, columns, rows, howMany, conflict }: Insert, values: Values): string {
  const target = `insert into ${tableName(table)}`;
  if (columns.length === 0 && howMany === 1) return `${target} default values${onConflict(columns, conflict)}`;
  const names = columns.length === 0 ? [...table.columns.keys()] : columns;
  const given = `json_to_recordset(${values.add(rows)}::json) as given (${recordOf(table, names)})`;
  return `${target} (${list(names)}) select ${list(names, 'given.')} from ${given}${onConflict(names, conflict)}`;
}

function onConflict(columns: readonly string[], conflict: Insert['conflict']): string {
  if (!conflict) return '';
  const set = columns.map((column) => `${quote(column)} = excluded.${quote(column)}`).join(', ');
  return ` on conflict (${list(conflict.columns)}) do ${conflict.resolution === 'ignore' || set === '' ? 'nothing' : `update set ${set}`}`;
}

function updateText({ table, columns, row, filters }: Update, values: Values): string {
  const set = columns.map((column) => `${quote(column)} = given.${quote(column)}`).join(', ');
  const given = `json_to_record(${values.add(row)}::json) as given (${recordOf(table, columns)})`;
  return `update ${tableName(table)} set ${set} from ${given}${where(table, filters, values)}`;
}

const deleteText = ({ table, filters }: Delete, values: Values): string =>
  `delete from ${tableName(table)}${where(table, filters, values)}`;

const isUpsert = (plan: Plan): plan is Insert => plan.action === 'insert' && plan.conflict?.resolution === 'merge';

/** A row that was there has been locked by who updates it: `made` counts the others. */
function upsertText({ table, select, returning }: Insert, text: string): string {
  const rows = returning ? `${list(select, `${tableName(table)}.`)}, ` : '';
  const counts = 'count(*)::int as found, (count(*) filter (where is_new))::int as made';
  const body = `(select coalesce(json_agg(answer)::text, '[]') from (select ${list(select)} from written) as answer) as body, `;
  return `with written as (${text} returning ${rows}xmax = 0 as is_new) select ${returning ? body : ''}${counts} from written`;
}

/** The statements for a plan. Names come from the plan, which holds only ones that exist; every value is a parameter. */
export function statementsFor(plan: Plan): Statements {
  if (plan.action === 'read') return readStatements(plan);
  const values = new Values();
  const text =
    plan.action === 'insert'
      ? insertText(plan, values)
      : plan.action === 'update'
        ? updateText(plan, values)
        : deleteText(plan, values);
  if (isUpsert(plan)) return { main: { text: upsertText(plan, text), values: values.all } };
  if (!plan.returning) return { main: { text, values: values.all } };
  const returning = `${text} returning ${list(plan.select, `${tableName(plan.table)}.`)}`;
  return { main: { text: `with answer as (${returning}) select ${asJson} from answer`, values: values.all } };
}
