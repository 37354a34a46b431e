import type { Verdict } from '../../src/domain/compatibility/types';
import type { Counts } from './compare';

/** The verdicts each rule can give, as the written table has them. */
export const reachable: Record<string, readonly Verdict[]> = {
  'cpu-socket': ['pass', 'fail', 'unknown'],
  'cpu-chipset': ['pass', 'fail', 'unknown'],
  'bios-update': ['pass', 'warning', 'unknown'],
  overclock: ['pass', 'unknown'],
  'display-output': ['pass', 'fail', 'unknown'],
  vrm: ['pass', 'warning', 'unknown'],
  'ram-type': ['pass', 'fail', 'unknown'],
  'ram-cpu': ['pass', 'fail', 'unknown'],
  'ram-form': ['pass', 'fail', 'unknown'],
  'ram-slots': ['pass', 'fail', 'unknown'],
  'ram-capacity': ['pass', 'fail', 'unknown'],
  'ram-slot-capacity': ['pass', 'warning', 'unknown'],
  'ram-speed': ['pass', 'warning', 'unknown'],
  'ram-channels': ['pass', 'warning', 'unknown'],
  'ram-four-ddr5': ['pass', 'warning', 'unknown'],
  'ram-mixed': ['pass', 'warning', 'unknown'],
  'ram-registered': ['pass', 'fail', 'unknown'],
  'ram-ecc': ['pass', 'warning', 'unknown'],
  'ram-cooler': ['pass', 'fail', 'unknown'],
  'gpu-length': ['pass', 'fail', 'unknown'],
  'gpu-slots': ['pass', 'fail', 'warning', 'unknown'],
  'gpu-width': ['pass', 'warning', 'unknown'],
  'gpu-slot': ['pass', 'fail', 'unknown'],
  'gpu-link': ['pass', 'warning', 'unknown'],
  'gpu-power': ['pass', 'fail', 'warning', 'unknown'],
  'addin-slots': ['pass', 'fail', 'unknown'],
  'm2-slots': ['pass', 'fail', 'unknown'],
  'm2-size': ['pass', 'fail', 'unknown'],
  'm2-sata': ['pass', 'fail', 'unknown'],
  'm2-gen': ['pass', 'warning', 'unknown'],
  'sata-ports': ['pass', 'fail', 'unknown'],
  'drive-bays': ['pass', 'warning', 'unknown'],
  'sata-power': ['pass', 'warning', 'unknown'],
  'board-case': ['pass', 'fail', 'unknown'],
  'psu-form': ['pass', 'fail', 'warning', 'unknown'],
  'psu-length': ['pass', 'fail', 'unknown'],
  'back-connect': ['pass', 'fail', 'unknown'],
  'front-usb': ['pass', 'warning', 'unknown'],
  'fan-mounts': ['pass', 'fail', 'warning', 'unknown'],
  'fan-headers': ['pass', 'warning', 'unknown'],
  argb: ['pass', 'warning', 'unknown'],
  'cooler-socket': ['pass', 'fail', 'warning', 'unknown'],
  'cooler-height': ['pass', 'fail', 'unknown'],
  radiator: ['pass', 'fail', 'unknown'],
  'cooler-capacity': ['pass', 'warning', 'unknown'],
  'cooler-missing': ['pass', 'fail', 'unknown'],
  paste: ['pass'],
  'psu-wattage': ['pass', 'fail', 'warning', 'unknown'],
  'psu-recommended': ['pass', 'warning', 'unknown'],
  'psu-transient': ['pass', 'warning', 'unknown'],
  'psu-eps': ['pass', 'fail', 'warning', 'unknown'],
  'monitor-link': ['pass', 'fail', 'warning', 'unknown'],
  'board-output': ['pass', 'unknown'],
  'ups-capacity': ['pass', 'warning', 'unknown'],
  'os-requirements': ['pass', 'warning', 'unknown'],
  network: ['pass', 'unknown'],
  'peripheral-io': ['pass', 'warning', 'unknown'],
  'storage-kind': ['pass', 'fail', 'unknown'],
};

/** Verdicts that were met less than `least` times, and verdicts that a rule cannot give but gave. */
export const wrongCounts = (counts: Counts, least: number): string[] => {
  const rules = new Set([...Object.keys(reachable), ...Object.keys(counts)]);
  return [...rules].flatMap((rule) =>
    (['pass', 'fail', 'warning', 'unknown'] as const).flatMap((verdict) => {
      const times = counts[rule]?.[verdict] ?? 0;
      const wanted = reachable[rule]?.includes(verdict) ?? false;
      if (wanted && times < least) return [`${rule} ${verdict}: ${times} times, wanted ${least}`];
      return !wanted && times > 0 ? [`${rule} ${verdict}: ${times} times, cannot be`] : [];
    }),
  );
};
