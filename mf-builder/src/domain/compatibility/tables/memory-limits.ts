import type { CpuKind } from './chipsets';

/** What processors of a kind take in GB since boards have an update for larger modules. */
interface MemoryLimit {
  kinds: readonly CpuKind[];
  gigabytes: number;
}

/**
 * A processor's own figure is that of its launch. Modules of 48 GB came in 2023 and those of 64 GB after them, and boards take them by an
 * update of their firmware. A kind that is not here has no limit but its own figure.
 * The sources are comments, since the table is in the bundle. Where a source shows more than the written rule says, the rule's figure stays.
 */
export const memoryLimits: readonly MemoryLimit[] = [
  // MSI and ASRock on boards with AMD's 600 series, December 2023: https://www.tomshardware.com/pc-components/ram/
  // new-desktop-pc-chips-now-support-an-incredible-256gb-of-memory-asrock-and-msi-update-ddr5-support-on-intel-z790-and-amd-x670e-motherboards
  { kinds: ['Ryzen 7000', 'Ryzen 8000'], gigabytes: 192 },
  // The same four modules of 64 GB; it is also what AMD says of the catalogue's Ryzen 9000.
  { kinds: ['Ryzen 9000'], gigabytes: 256 },
  // MSI on boards with Intel's 600 and 700 series, January 2023: https://hardwareluxx.de/index.php/news/hardware/mainboards/
  // 60439-bis-zu-192-gb-msi-unterst%C3%BCtzt-ddr5-module-mit-24-und-48-gb.html
  { kinds: ['12th', '13th', '14th'], gigabytes: 192 },
];
