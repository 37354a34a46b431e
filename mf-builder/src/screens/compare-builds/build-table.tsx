import { ComparisonTable } from '../../look/comparison-table';
import { Hint, TextLink, Verdict, VisuallyHidden } from '@rig4u/shared/ui';
import { StandingNote } from '../../components/standing-note';
import { roles } from '../../components/table-roles';
import type { ComparedGroup } from '../../domain/comparison/build-comparison';
import { differs, type ComparedRow, type ComparedValue, type Pair } from '../../domain/comparison/compared-row';
import type { ReadyBuild } from './use-compared-build';

/** Two builds line by line. What both have is quiet; where one is better an arrow says how, and in words by how much. */
export const BuildTable = ({ first, second, groups }: Pair<ReadyBuild> & { groups: readonly ComparedGroup[] }) => (
  <ComparisonTable layout="pair">
    <table {...roles.table}>
      <caption>
        <VisuallyHidden>The two builds line by line; the better value of a line says by how much.</VisuallyHidden>
      </caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <td {...roles.cell}>
            <VisuallyHidden>What is compared</VisuallyHidden>
          </td>
          {[first, second].map(({ name, to }, place) => (
            <th key={place} scope="col" {...roles.columnheader}>
              <TextLink to={to} dir="auto">
                {name}
              </TextLink>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title} {...roles.rowgroup}>
          <tr className="group" {...roles.row}>
            <th scope="rowgroup" colSpan={3} {...roles.rowheader}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Line key={row.label} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  </ComparisonTable>
);

const Line = ({ row }: { row: ComparedRow }) => (
  <tr className={differs(row) ? 'differs' : undefined} {...roles.row}>
    <th scope="row" {...roles.rowheader}>
      {row.label}
    </th>
    <Value value={row.first} />
    <Value value={row.second} />
  </tr>
);

/** The worse value is without a note: the better one says it for both. A part that costs less is no better part, so its name stays plain. */
const Value = ({ value: { text, name, verdict, hint, note } }: { value: ComparedValue }) => (
  <td {...roles.cell}>
    {name && <div dir="auto">{name}</div>}
    <div className={note?.isBetter ? 'best' : undefined}>
      {verdict ? <Verdict kind={verdict}>{text}</Verdict> : <span>{text}</span>}
      {(note?.isBetter || note?.arrow === undefined) && <StandingNote note={note} />}
    </div>
    {hint && (
      <Hint tone="faint" block>
        {hint}
      </Hint>
    )}
  </td>
);
