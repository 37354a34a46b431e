import path from 'node:path';
import { testStore } from '../../src/run/root';

export const root = path.resolve(import.meta.dirname, '../../..');
/** A store with the product's releases, kept between runs; every test works on a copy. */
export const preparedStore = process.env['RIG4U_STORE'] ?? testStore;
export const buildRoom = path.join(root, '.rig4u/e2e-build');

/** Ways in which the fixture remote fails once it runs, or asks for too much. */
export type Fault = 'load' | 'render' | 'effect' | 'needs' | 'shared';
export const faultVersionsFile = (store: string): string => path.join(store, 'fault-versions.json');
export const remotes = ['mf-builder', 'mf-guides', 'mf-account', 'mf-commerce'] as const;
export type RemoteName = (typeof remotes)[number];
/** An address of each remote that needs no stored data, and its heading. */
export const screenOf: Record<RemoteName, { path: string; heading: string }> = {
  'mf-builder': { path: '/pc-part-picker', heading: 'PC Builder' },
  'mf-guides': { path: '/guides', heading: 'PC Building Guides' },
  'mf-account': { path: '/account', heading: 'Account' },
  'mf-commerce': { path: '/contact', heading: 'Contact' },
};
