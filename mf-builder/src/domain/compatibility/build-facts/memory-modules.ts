import type { CheckedPart } from '../types';

type Kit = CheckedPart<'ram'>;

/** A kit has one module at least, however little is known of it. */
const modulesOf = ({ specs, quantity }: Kit): number => (specs.modules ?? 1) * quantity;

export const modulesIn = (kits: readonly Kit[]): number => kits.reduce((sum, kit) => sum + modulesOf(kit), 0);
