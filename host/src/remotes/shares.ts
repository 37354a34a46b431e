import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import type { UserOptions } from '@module-federation/runtime-core';
import { handOver } from './hand-over';

type Share = Extract<NonNullable<UserOptions['shared']>[string], { version?: string }>;

/** Nothing is ever there twice. Names are checked at promotion, so the range is the major version. */
const single = (version: string) => ({
  version,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
});

const { shared, bundlerRuntime } = SHARED_VERSIONS;
const here = (version: string, lib: unknown): Share => ({ ...single(version), lib: () => lib });
const fetched = (get: () => Promise<unknown>): Share => ({
  ...single(shared),
  get: async () => {
    const entry = await get();
    return () => entry;
  },
});

/**
 * What the host provides, as the only provider. Its first scripts hold React and the modules of shared that the shell uses; the rest of
 * an entry arrives with the first remote that asks for it. The build fails when an entry of shared is missing here.
 */
export const shares: Record<string, Share> = {
  react: here(react.version, react),
  'react/jsx-runtime': here(react.version, jsxRuntime),
  'react-dom': here(reactDom.version, reactDom),
  'react-dom/client': here(reactDom.version, reactDomClient),
  '@module-federation/webpack-bundler-runtime': here(bundlerRuntime, handOver()),
  '@rig4u/shared/accessories': fetched(() => import('@rig4u/shared/accessories')),
  '@rig4u/shared/account-builds': fetched(() => import('@rig4u/shared/account-builds')),
  '@rig4u/shared/auth': fetched(() => import('@rig4u/shared/auth')),
  '@rig4u/shared/builds': fetched(() => import('@rig4u/shared/builds')),
  '@rig4u/shared/charts': fetched(() => import('@rig4u/shared/charts')),
  '@rig4u/shared/config': fetched(() => import('@rig4u/shared/config')),
  '@rig4u/shared/contracts': fetched(() => import('@rig4u/shared/contracts')),
  '@rig4u/shared/database': fetched(() => import('@rig4u/shared/database')),
  '@rig4u/shared/errors': fetched(() => import('@rig4u/shared/errors')),
  '@rig4u/shared/events': fetched(() => import('@rig4u/shared/events')),
  '@rig4u/shared/format': fetched(() => import('@rig4u/shared/format')),
  '@rig4u/shared/images': fetched(() => import('@rig4u/shared/images')),
  '@rig4u/shared/lazy': fetched(() => import('@rig4u/shared/lazy')),
  '@rig4u/shared/routing': fetched(() => import('@rig4u/shared/routing')),
  '@rig4u/shared/storage': fetched(() => import('@rig4u/shared/storage')),
  '@rig4u/shared/theme': fetched(() => import('@rig4u/shared/theme')),
  '@rig4u/shared/toasts': fetched(() => import('@rig4u/shared/toasts')),
  '@rig4u/shared/ui': fetched(() => import('@rig4u/shared/ui')),
  '@rig4u/shared/widgets': fetched(() => import('@rig4u/shared/widgets')),
  // Retired: only older releases have them from the host.
  '@rig4u/shared/motion': fetched(() => import('@rig4u/shared/motion')),
  '@rig4u/shared/pictures': fetched(() => import('@rig4u/shared/pictures')),
  '@rig4u/shared/workbench': fetched(() => import('@rig4u/shared/workbench')),
};
