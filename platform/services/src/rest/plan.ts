import type { Table } from './tables';

export type Operator = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'ilike';

export type Truth = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Test =
  | { kind: 'compare'; operator: Operator; value: string }
  | { kind: 'is'; value: Truth }
  | { kind: 'in'; values: readonly string[] };

export interface Filter {
  column: string;
  negated: boolean;
  test: Test;
}

export interface Order {
  column: string;
  descending: boolean;
  nulls?: 'first' | 'last';
}

interface Common {
  table: Table;
  /** Columns of the answer. */
  select: readonly string[];
  /** Exactly one row is wanted, as an object. */
  single: boolean;
  /** How many rows there are, or were changed, is wanted. */
  count: boolean;
}

export interface Read extends Common {
  action: 'read';
  filters: readonly Filter[];
  order: readonly Order[];
  limit: number;
  offset: number;
}

interface Write extends Common {
  /** The rows as they stand afterwards are wanted. */
  returning: boolean;
}

export interface Insert extends Write {
  action: 'insert';
  /** Columns that are written; none means one row of defaults, or nothing at all. */
  columns: readonly string[];
  /** A JSON array of objects, as it came: parsing it here would round its numbers. */
  rows: string;
  howMany: number;
  conflict?: { columns: readonly string[]; resolution: 'merge' | 'ignore' };
}

export interface Update extends Write {
  action: 'update';
  columns: readonly string[];
  /** A JSON object, as it came. */
  row: string;
  filters: readonly Filter[];
}

export interface Delete extends Write {
  action: 'delete';
  filters: readonly Filter[];
}

/** What a request asks for, with every name in it known to exist. */
export type Plan = Read | Insert | Update | Delete;
