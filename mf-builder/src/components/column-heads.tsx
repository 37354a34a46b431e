import { roles } from './table-roles';

interface Props {
  /** From left to right; an empty one is a column without a head. */
  names: readonly string[];
  /** The column that holds numbers. */
  number?: string;
}

/** The head of a table: what each of its columns is. */
export const ColumnHeads = ({ names, number }: Props) => (
  <thead {...roles.rowgroup}>
    <tr {...roles.row}>
      {names.map((name) =>
        name === '' ? (
          <td key={name} {...roles.cell} />
        ) : (
          <th key={name} scope="col" {...roles.columnheader} data-number={name === number ? '' : undefined}>
            {name}
          </th>
        ),
      )}
    </tr>
  </thead>
);
