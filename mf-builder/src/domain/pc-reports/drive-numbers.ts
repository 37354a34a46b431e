// Drives that tell their system only the number of the order; the numbers of hard disks are names of their own.
const numberings: readonly (readonly [shape: RegExp, name: string])[] = [
  [/^CT(\d{3,4})P3PSSD/, 'Crucial P3 Plus'],
  [/^CT(\d{3,4})P3SSD/, 'Crucial P3'],
  [/^CT(\d{3,4})P5PSSD/, 'Crucial P5 Plus'],
  [/^CT(\d{3,4})P310SSD/, 'Crucial P310'],
  [/^CT(\d{3,4})T500SSD/, 'Crucial T500'],
  [/^CT(\d{3,4})T700SSD/, 'Crucial T700'],
  [/^CT(\d{3,4})T705SSD/, 'Crucial T705'],
  [/^CT(\d{3,4})BX500SSD/, 'Crucial BX500'],
  [/^CT(\d{3,4})MX500SSD/, 'Crucial MX500'],
  [/^SNV2S\/?(\d{3,4})G/, 'Kingston NV2'],
  [/^SNV3S\/?(\d{3,4})G/, 'Kingston NV3'],
];

/** The name that shops give a drive of this number; undefined for any other. */
export function driveOfNumber(name: string): string | undefined {
  const number = name.replace(/^(?:kingston|crucial) /i, '');
  for (const [shape, series] of numberings) {
    const size = Number(shape.exec(number)?.[1]);
    if (size > 0) return `${series} ${size % 1000 === 0 ? `${size / 1000}TB` : `${size}GB`}`;
  }
  return undefined;
}
