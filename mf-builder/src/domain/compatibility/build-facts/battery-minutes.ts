import type { Facts } from '../types';

interface Ups {
  quantity: number;
  specs: Pick<Facts<'ups'>, 'batteryWh'>;
}

/** How many whole minutes the batteries last at a load in W; undefined where none of them says its energy. */
export const batteryMinutes = (units: readonly Ups[], load: number): number | undefined => {
  const stored = units.reduce((sum, { specs, quantity }) => sum + (specs.batteryWh ?? 0) * quantity, 0);
  return stored > 0 && load > 0 ? Math.floor((stored * 60) / load) : undefined;
};
