import { Admin } from './admin';
import { Gate } from './gate';

/** `/admin`: the owner's alone. What it shows of the database, the database itself gives to nobody else. */
export function Component() {
  return (
    <Gate>
      <Admin />
    </Gate>
  );
}
