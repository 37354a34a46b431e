import type { LoadPhase } from '@rig4u/shared/contracts';

const name = 'rig4u-host-failed';

/**
 * Says that the host failed this page: it did not start ('entry'), or a file of it is not on the server any more ('shared'). What is done
 * about it is in the page's inline script: it is there also when little else is.
 */
export const sayHostFailed = (window: Window, phase: LoadPhase): void =>
  void window.dispatchEvent(new CustomEvent(name, { detail: phase }));

export const onHostFailed = (window: Window, act: (phase: LoadPhase) => void): void =>
  window.addEventListener(name, (event) => {
    if (event instanceof CustomEvent) act(event.detail);
  });
