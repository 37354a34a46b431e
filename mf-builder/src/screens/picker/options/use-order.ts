import { useModuleOrToast } from '@rig4u/shared/toasts';
import { useCallback } from 'react';
import { noFilters } from '../../../domain/filters/filters';
import { useViewActions } from '../route-state';

const loadValue = () => import(/* webpackChunkName: "best-value" */ '../../../domain/value/best-value');

/**
 * The order that is wanted. The one by value is fetched when it is first asked for: until it is there the options stay in the usual order,
 * and where it cannot be fetched a toast says so and the address forgets it.
 */
export function useOrder(wanted: string) {
  const { show } = useViewActions();
  const asked = wanted === 'value';
  const forget = useCallback(() => show(({ filters }) => ({ filters: { ...filters, sort: noFilters.sort } })), [show]);
  const loaded = useModuleOrToast(loadValue, asked, forget);
  const value = asked ? loaded : undefined;
  return { sort: asked && !value ? noFilters.sort : wanted, value };
}
