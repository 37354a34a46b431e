import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import type { CompareTypes } from '../release/shared-types';
import type { Args } from './args';
import { loadPackage } from './load-package';
import type { Scene } from './scene';

const typesModule = v.object({ compareTypes: v.custom<CompareTypes>((value) => typeof value === 'function') });

/**
 * The compiler's comparison of two hosts' types, loaded when it is first asked for. Where it is not installed, nothing
 * is proved.
 */
export const compareTypesIn =
  ({ command }: Pick<Args, 'command'>, scene: Pick<Scene, 'cwd' | 'readTypeScript'>): CompareTypes =>
  async (live, next) => {
    const loaded = await loadPackage('@rig4u/preset/public-types', typesModule, { command, ...scene }).catch(
      noneIfRefused,
    );
    return loaded?.compareTypes(live, next);
  };

function noneIfRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
