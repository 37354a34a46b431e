import type { BuildComponents } from '@rig4u/shared/builds';
import { useMemo } from 'react';
import { check } from '../../domain/compatibility/check';
import { fromComponents } from '../../domain/compatibility/from-components';
import type { BuildCheck } from '../../domain/compatibility/types';

/** What the check says of the build as it stands. */
export const useCheck = (components: BuildComponents): BuildCheck =>
  useMemo(() => check(fromComponents(components)), [components]);
