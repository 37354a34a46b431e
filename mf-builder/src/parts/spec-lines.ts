import { amount, boxSize, driveSize, list, missing, ports, text, word, type Writer } from './units';

/** One line of a part card. */
export interface SpecLine {
  label: string;
  value: string;
}

type Fact = readonly [label: string, key: string, write: Writer];

const facts: Readonly<Record<string, readonly Fact[]>> = {
  cpu: [
    ['Cores', 'cores', amount()],
    ['Threads', 'threads', amount()],
    ['Boost clock', 'speed', amount('GHz')],
  ],
  motherboard: [
    ['Chipset', 'chipset', text],
    ['Socket', 'socket', text],
    ['Form factor', 'formFactor', text],
  ],
  gpu: [
    ['Memory', 'memory', amount('GB')],
    ['Core clock', 'coreClock', amount('MHz')],
    ['Ports', 'ports', ports],
  ],
  ram: [
    ['Capacity', 'capacity', amount('GB')],
    ['Speed', 'speed', amount('MT/s')],
    ['Timing', 'timing', text],
  ],
  storage: [
    ['Capacity', 'capacity', driveSize],
    ['Type', 'type', text],
    ['Read speed', 'speed', amount('MB/s')],
  ],
  case: [
    ['Form factor', 'formFactor', text],
    ['Size (H × W × D)', 'dimensions', boxSize],
    ['Features', 'features', list],
  ],
  psu: [
    ['Power', 'power', amount('W')],
    ['Efficiency', 'efficiency', text],
    ['Modularity', 'modularity', word],
  ],
};

/** The first three facts of a part, written with their units; `N/A` where a part does not carry the fact. */
export function specLines(part: { type: string; specs: Readonly<Record<string, unknown>> }): SpecLine[] {
  return (facts[part.type] ?? []).map(([label, key, write]) => ({ label, value: write(part.specs[key]) ?? missing }));
}
