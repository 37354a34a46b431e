import { guides } from '../../../../mf-guides/checks/guides';
import { figures } from '../../../../mf-guides/src/content/figures';

const text = guides
  .map(({ content }) => content)
  .join('\n')
  .replaceAll(/\s+/g, ' ');

const { biosUpdate, displayLinks, gpuLinks, locked, overclocking, priceRises, radiatorW, windows11Oldest } = figures;
const [olderLink, newerLink] = gpuLinks;

/** Each place in the guides that states a figure: how it is worded, how often it stands there, and what stands in the gaps. */
const statements: readonly (readonly [wording: RegExp, times: number, stated: readonly (string | number)[]])[] = [
  [/add ([\d.]+) W for the rest/g, 2, [figures.restOfPcW]],
  [/for ATX ([\d.]+) or later/g, 1, [figures.peakProofAtx]],
  [/reckon with ([\d.]+) times the power of the card/g, 1, [figures.gpuPeakFactor]],
  [
    /adapter takes at least (\d+) of its 8-pin cables and counts (\d+) W for each/g,
    1,
    [figures.adapterLeads, figures.eightPinLeadW],
  ],
  [/16-pin plug needs about (\d+) mm/g, 1, [figures.sixteenPinBendMm]],
  [/wants (?:a processor of )?no more than about (\d+) W/g, 2, [figures.entryBoardMaxCpuW]],
  [/an? (Ryzen \d+) processor on an? (\w+) board/g, 1, [biosUpdate.generation, biosUpdate.chipset]],
  [
    /link of PCIe (\d)\.0 with (\d+) lanes carries as much as PCIe (\d)\.0 with (\d+)\. .*? some cards use (\d+) lanes only/g,
    1,
    [olderLink.gen, olderLink.lanes, newerLink.gen, newerLink.lanes, newerLink.lanes],
  ],
  [/3840 × 2160 at 144 Hz needs about (\d+) Gbit\/s/g, 1, [figures.uhd144Gbit]],
  [
    /HDMI 2\.1 carries up to ([\d.]+), HDMI 2\.0 only ([\d.]+); DisplayPort 1\.4 has ([\d.]+)/g,
    1,
    [displayLinks['HDMI 2.1'], displayLinks['HDMI 2.0'], displayLinks['DisplayPort 1.4']],
  ],
  [
    /on a board with a Z chipset: (.+?) for LGA1700, (.+?) for LGA1851/g,
    1,
    [overclocking.LGA1700.join(' or '), overclocking.LGA1851.join(' or ')],
  ],
  [/one of these chipsets: (.+?)\. (.+?) do not allow it/g, 1, [overclocking.AM5.join(', '), locked.AM5.join(', ')]],
  [
    /radiator of 240 mm carries about (\d+) W, one of 280 mm about (\d+) W and one of 360 mm about (\d+) W/g,
    1,
    [radiatorW[240], radiatorW[280], radiatorW[360]],
  ],
  [/small radiator of 120 mm, with about (\d+) W/g, 1, [radiatorW[120]]],
  [/from the room for the card: about (\d+) mm and (\d+) mm/g, 1, [figures.radiatorMm, figures.fansMm]],
  [/in 2026 DDR5 cost about ([\d.]+) to ([\d.]+) times as much as in the summer of 2025/g, 1, [...priceRises.DDR5]],
  [
    /In 2026 SSDs cost about ([\d.]+) to ([\d.]+) times as much as in the summer of 2025, hard disks about ([\d.]+) times/g,
    1,
    [...priceRises.SSD, priceRises.HDD[0]],
  ],
  [
    /such as (\d+) for 22 by 80 mm\. That is the usual one; (\d+) and (\d+) are shorter, and (\d+) is longer/g,
    1,
    [2280, ...figures.m2Sizes.filter((size) => size !== 2280)],
  ],
  [
    /supports Ryzen processors from (\S+) on and Intel Core from the (\S+) generation on, with (\d+) GB/g,
    1,
    [windows11Oldest.AMD, windows11Oldest.Intel, figures.windows11MemoryGb],
  ],
];

test.each(statements)('%s', (wording, times, stated) => {
  const found = [...text.matchAll(wording)].map(([, ...gaps]) => gaps);
  expect(found).toEqual(Array.from({ length: times }, () => stated.map(String)));
});

test('no guide leaves a gap where a figure is wanted', () => {
  expect(text).not.toMatch(/\b(?:undefined|NaN)\b|\[object/);
});
