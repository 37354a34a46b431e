import type { Question } from './parse';
import type { Table, Tables } from './tables';

/** A table with a column of each kind that the product has. */
const shelf: Table = {
  name: 'shelf',
  columns: new Map([
    ['id', 'uuid'],
    ['name', 'text'],
    ['count', 'integer'],
    ['made', 'timestamp with time zone'],
    ['data', 'jsonb'],
    ['done', 'boolean'],
  ]),
  key: ['id'],
};

export const tables: Tables = new Map([[shelf.name, shelf]]);

/** A request for the shelf; a plain read unless it says otherwise. */
export const question = ({
  headers,
  ...more
}: Partial<Omit<Question, 'headers'>> & { headers?: Record<string, string> } = {}): Question => ({
  method: 'GET',
  table: 'shelf',
  search: '',
  body: '',
  ...more,
  headers: new Headers(headers),
});
