import { parseRows, type Rows } from './body';
import { notUnderstood, RestError } from './errors';
import { columnOf, parseFilter, parseOrder, parseSelect } from './filters';
import { readHeaders, type Wishes } from './headers';
import type { Insert, Plan } from './plan';
import { parseQuery } from './query-string';
import { schema, type Table, type Tables } from './tables';

/** A request without anything that has to be waited for. */
export interface Question {
  method: string;
  /** Of the table, as the path has it. */
  table: string;
  /** The address from its `?` on. */
  search: string;
  headers: Headers;
  body: string;
}

/** Rows in one answer. */
const mostRows = 1000;

const reserved = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'] as const;
type Reserved = (typeof reserved)[number];
const isReserved = (name: string): name is Reserved => reserved.some((known) => known === name);

/** Parameters by which each method understands what it is to do. */
const allowed: Readonly<Record<Plan['action'], readonly Reserved[]>> = {
  read: ['select', 'order', 'limit', 'offset'],
  insert: ['select', 'columns', 'on_conflict'],
  update: ['select', 'columns'],
  delete: ['select'],
};

const actions: ReadonlyMap<string, Plan['action']> = new Map([
  ['GET', 'read'],
  ['HEAD', 'read'],
  ['POST', 'insert'],
  ['PATCH', 'update'],
  ['DELETE', 'delete'],
]);

type Parameters = Partial<Record<Reserved, string>>;

function sortParameters(
  pairs: readonly [string, string][],
  action: Plan['action'],
): { parameters: Parameters; filters: [string, string][] } {
  const parameters: Parameters = {};
  const filters: [string, string][] = [];
  for (const [name, value] of pairs) {
    if (!isReserved(name)) filters.push([name, value]);
    else if (!allowed[action].includes(name)) throw notUnderstood(`The parameter ${name} is not understood here`);
    else if (parameters[name] !== undefined) throw notUnderstood(`The parameter ${name} is given twice`);
    else parameters[name] = value;
  }
  return { parameters, filters };
}

function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (value === undefined || /^\d{1,9}$/.test(value)) return value === undefined ? undefined : Number(value);
  throw notUnderstood(`The parameter ${name} must be a whole number`, value.slice(0, 100));
}

function writable(table: Table, name: string): string {
  if (!table.columns.has(name))
    throw new RestError(
      400,
      'PGRST204',
      `Could not find the '${name.slice(0, 100)}' column of '${table.name}' in the schema cache`,
    );
  return name;
}

/** Names between commas, each of them perhaps in quotes: that is how the client writes `columns`. */
function namesIn(text: string): string[] {
  return text.split(',').map((name) => /^"(.*)"$/s.exec(name)?.[1] ?? name);
}

function columnsToWrite(table: Table, { keys }: Rows, listed: string | undefined): string[] {
  if (listed !== undefined && listed !== '') return [...new Set(namesIn(listed))].map((name) => writable(table, name));
  const first = new Set(keys[0]);
  if (keys.some((names) => names.length !== first.size || !names.every((name) => first.has(name))))
    throw new RestError(
      400,
      'PGRST102',
      'All object keys must match',
      null,
      'Name the columns in the parameter columns; what a row does not hold is null then.',
    );
  return [...first].map((name) => writable(table, name));
}

function conflictOf(table: Table, { resolution }: Wishes, target: string | undefined): Pick<Insert, 'conflict'> {
  if (resolution === undefined) {
    if (target !== undefined)
      throw notUnderstood(
        'on_conflict is given without a resolution',
        'Send the header Prefer: resolution=merge-duplicates or ignore-duplicates.',
      );
    return {};
  }
  const columns = target === undefined ? table.key : target.split(',').map((name) => columnOf(table, name));
  if (columns.length === 0)
    throw notUnderstood(`The table ${table.name} has no primary key, so on_conflict must be given`);
  return { conflict: { columns, resolution } };
}

/** Reads a request to the end and answers what it wants. Throws a RestError for whatever it does not understand; never guesses. */
export function parse({ method, table: name, search, headers, body }: Question, tables: Tables): Plan {
  const action = actions.get(method);
  if (!action) throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  const table = tables.get(name);
  if (!table) throw new RestError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`);
  const wishes = readHeaders(headers);
  const { parameters, filters: pairs } = sortParameters(parseQuery(search), action);
  const filters = pairs.map(([column, text]) => parseFilter(table, column, text));
  const common = {
    table,
    select: parseSelect(table, parameters.select ?? '*'),
    single: wishes.single,
    count: wishes.count,
  };
  if (action === 'read') {
    const order = parameters.order === undefined ? [] : parseOrder(table, parameters.order);
    const limit = Math.min(wholeNumber('limit', parameters.limit) ?? mostRows, mostRows);
    return { ...common, action, filters, order, limit, offset: wholeNumber('offset', parameters.offset) ?? 0 };
  }
  const write = { ...common, returning: wishes.returning };
  if (action === 'insert') {
    if (filters.length > 0) throw notUnderstood('An insert takes no filter');
    const rows = parseRows(body);
    const columns = columnsToWrite(table, rows, parameters.columns);
    if (columns.length === 0 && rows.keys.length > 1)
      throw new RestError(400, 'PGRST102', 'Several rows without any column are not understood');
    return {
      ...write,
      action,
      columns,
      rows: rows.text,
      howMany: rows.keys.length,
      ...conflictOf(table, wishes, parameters.on_conflict),
    };
  }
  if (filters.length === 0) throw new RestError(400, '21000', `${action.toUpperCase()} requires a WHERE clause`);
  if (wishes.resolution) throw notUnderstood('A resolution is for inserts');
  if (action === 'delete') return { ...write, action, filters };
  const row = parseRows(body);
  const columns = columnsToWrite(table, row, parameters.columns);
  if (!row.one || columns.length === 0)
    throw new RestError(400, 'PGRST102', 'An update takes one object with the columns to change');
  return { ...write, action, columns, row: body, filters };
}
