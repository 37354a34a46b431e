import type { LoadPhase, LoadReport, RegistryIndex } from '@rig4u/shared/contracts';
import { asksNotToBeTracked } from './asks-not-to-be-tracked';

const tenMinutes = 600_000;

/**
 * Tells the gateway that the host of this page failed: it did not start, or its files are gone. Whoever runs it must hear of that, and the
 * host itself cannot say it. Free of any library, because the boot script has it.
 */
export function tellHostFailed({ document, navigator, performance }: Window, phase: LoadPhase = 'entry'): void {
  const text = document.getElementById('rig4u-index')?.textContent;
  if (!text || asksNotToBeTracked(navigator)) return;
  try {
    const { epoch, revision, host, preview }: RegistryIndex = JSON.parse(text);
    const { version } = host;
    const ms = Math.min(Math.round(performance.now()), tenMinutes);
    const report: LoadReport = {
      schema: 1,
      epoch,
      revision,
      ...(preview && { preview: true }),
      host: { version, ms },
      loads: [{ part: 'host', version, outcome: 'panel', phase, ms }],
    };
    navigator.sendBeacon('/api/loads', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch (error) {
    console.warn('That the host failed could not be told:', error);
  }
}
