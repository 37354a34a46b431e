import { partName } from '@rig4u/shared/builds';
import { useModule } from '@rig4u/shared/lazy';
import { roles } from '../../../components/table-roles';
import type { OwnRowProps } from './own-row';

/** `OwnRow`, whose code comes with that of the details: most builds have no such part. Until then, and without it, the row has the name. */
export function LazyOwnRow(props: OwnRowProps) {
  const code = useModule(load, true, nameAlone);
  if (code) return <code.OwnRow {...props} />;
  return (
    <tr {...roles.row} className="option chosen">
      <th {...roles.rowheader} scope="row" className="part" colSpan={props.columns + 5}>
        {partName(props.part)}
      </th>
    </tr>
  );
}

const load = () => import(/* webpackChunkName: "details" */ './own-row');

const nameAlone = () => undefined;
