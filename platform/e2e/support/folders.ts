import path from 'node:path';
import { testStore } from '@rig4u/kernel';
import { remotesOf } from '@rig4u/workspace/parts';
import { parts } from '@rig4u/workspace/this-repository';

export const root = path.resolve(import.meta.dirname, '../../..');
/** A store with the product's releases, kept between runs; every test works on a copy. */
export const preparedStore = process.env['RIG4U_STORE'] ?? testStore;
export const buildRoom = path.join(root, '.rig4u/e2e-build');

/** Ways in which the fixture remote fails once it runs, or asks for too much. */
export type Fault = 'load' | 'render' | 'effect' | 'needs' | 'shared';
export const faultVersionsFile = (store: string): string => path.join(store, 'fault-versions.json');
/** Every remote of the workspace. */
export const remotes = remotesOf(parts);

/** Remotes with a link in the header: an address that needs no stored data, and its heading. */
export const linked = {
  'mf-builder': { path: '/pc-part-picker', heading: 'PC Builder' },
  'mf-guides': { path: '/guides', heading: 'PC Building Guides' },
  'mf-account': { path: '/account', heading: 'Account' },
  'mf-commerce': { path: '/contact', heading: 'Contact' },
} as const;
export type LinkedRemote = keyof typeof linked;
export const linkedRemotes: readonly LinkedRemote[] = ['mf-builder', 'mf-guides', 'mf-account', 'mf-commerce'];
