import { patiently } from '@rig4u/shared/lazy';

/** The code of a part of a screen, which comes after the screen, once. */
export interface LateCode<Code> {
  /** Fetches it, unless it is on its way or there. Rejects when it does not arrive; asked again, it tries again. */
  load: () => Promise<Code>;
  /** Fetches it for who is about to need it, and after a failure no more: then showing the part asks for it again. */
  prepare: () => void;
  /** The code, if it is there. */
  arrived: () => Code | undefined;
}

/** Keeps the code that `fetchCode` brings, so that it is shown at once the next time. */
export function lateCode<Code>(fetchCode: () => Promise<Code>): LateCode<Code> {
  let coming: Promise<Code> | undefined;
  let here: Code | undefined;
  let hasFailed = false;
  const load = (): Promise<Code> => {
    coming ??= patiently(fetchCode).then(
      (code) => (here = code),
      (error: unknown) => {
        coming = undefined;
        hasFailed = true;
        throw error;
      },
    );
    return coming;
  };
  return {
    load,
    prepare: () => {
      // That it failed is noted; showing the part says so.
      if (!coming && !hasFailed) load().catch(() => hasFailed);
    },
    arrived: () => here,
  };
}
