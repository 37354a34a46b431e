import { endpointPolicies } from './endpoint-policies';
import { errorLogPolicies } from './error-log-policies';
import { gatewayTablePolicies } from './gateway-table-policies';
import type { Policy } from './policy';
import { savedBuildPolicies } from './saved-build-policies';

export { markStart, newMark, openPlace, type Stored } from './place';
export type { Place, Policy } from './policy';
export { leftMarks, removeRows } from './rows';
export { tryPolicy, type Tried } from './try-policy';

/** Everything that is tried of a database from outside: of the local one by its tests, of a hosted one by `pnpm contract`. */
export const policies: readonly Policy[] = [
  ...errorLogPolicies,
  ...savedBuildPolicies,
  ...gatewayTablePolicies,
  ...endpointPolicies,
];
