import type { Source } from './relation';

const read = '2026-11-23';
const repository = { read, by: 'repository' } as const;
const tester = { read, by: 'tester' } as const;

export const toms2026: Source = {
  ...repository,
  title: "GPU Benchmarks Hierarchy 2026 of Tom's Hardware, as fetched on 2026-09-16 by SiliconValueIndex",
  url: 'https://github.com/SiliconValueIndex/siliconvalueindex/blob/28c9115cd0dc70290fa77c50d12287a9a7a2d507/tests/fixtures/toms_gpu_hierarchy_current_2026-09-16.html',
  tester: "Tom's Hardware",
};
export const toms2025: Source = {
  ...repository,
  title: "GPU hierarchy of Tom's Hardware, as fetched in August 2025 by VFLins/gpu_prices",
  url: 'https://github.com/VFLins/gpu_prices/blob/b86dbdc52b469b4643853516c0b3a22ef60eda6c/backend/data/tomshardware_raster_avg_fps.csv',
  tester: "Tom's Hardware",
};
export const toms2023: Source = {
  ...repository,
  title: "GPU hierarchy of Tom's Hardware, as fetched in October 2023 by VFLins/gpu_prices",
  url: 'https://github.com/VFLins/gpu_prices/blob/1dc7f2f51d1e35c6e29422525ff02478206746f0/data/tomshardware_raster_avg_fps.csv',
  tester: "Tom's Hardware",
};
export const computerBase: Source = {
  ...repository,
  title: 'Radeon RX 9070 GRE test of ComputerBase, pages 3 to 8, as cited by BD911-Coder/anneal',
  url: 'https://github.com/BD911-Coder/anneal/blob/81468860806ee071cdaf93e69d7c1c12f43765c5/data/benchmarks/gpu-computerbase.csv',
  tester: 'ComputerBase',
};
export const computerBase5060Ti: Source = {
  title: 'BigGo on the test of the RTX 5060 Ti with 8 and 16 GB by ComputerBase, both in a slot of PCIe 5.0',
  url: 'https://biggo.com/news/202505031723_RTX_5060_Ti_8GB_Performance_Issues',
  read: '2026-11-27',
  by: 'tester',
  tester: 'ComputerBase',
};
export const kitGuru5060Ti: Source = {
  ...tester,
  title: 'KitGuru: RTX 5060 Ti 16GB review, page 17, 12-game average (a copy of the page)',
  url: 'https://35tuftuf.com/components/graphic-cards/dominic-moass/nvidia-rtx-5060-ti-16gb-review-ft-gigabyte-palit/17',
  tester: 'KitGuru',
};
export const kitGuru9060Xt: Source = {
  ...tester,
  title: 'KitGuru: RX 9060 XT 16GB review, page 16, 12-game average (a copy of the page)',
  url: 'https://35tuftuf.com/components/graphic-cards/dominic-moass/amd-rx-9060-xt-16gb-review-ft-asus/16',
  tester: 'KitGuru',
};
export const kitGuru5090: Source = {
  ...tester,
  title:
    'KitGuru: RTX 5090 review, page 26, which recalls the 12-game average without ray tracing (a copy of the page)',
  url: 'https://35tuftuf.com/components/graphic-cards/dominic-moass/nvidia-rtx-5090-review-ray-tracing-dlss-4-and-raw-power-explored/26',
  tester: 'KitGuru',
};
export const hardwareUnboxed70: Source = {
  ...tester,
  title: 'Overclockers.ru on the test of four RTX xx70 cards by Hardware Unboxed',
  url: 'https://overclockers.ru/blog/Zelikman/show/243378/Hardware-Unvoxed-sravnili-vse-pokoleniya-linejki-Nvidia-GeForce-RTX-70-v-semi-aktual-nyh-igrah',
  tester: 'Hardware Unboxed',
};
export const hardwareUnboxed9070Xt: Source = {
  ...tester,
  title: 'Notebookcheck on the test of the RX 9070 XT and the RTX 5070 Ti in 55 games by Hardware Unboxed',
  url: 'https://www.notebookcheck.net/RX-9070-XT-vs-RTX-5070-Ti-battle-in-55-games-shows-5-performance-delta-with-some-big-wins-and-losses-for-Radeon-GPU.982678.0.html',
  tester: 'Hardware Unboxed',
};
export const techPowerUp3050: Source = {
  ...tester,
  title: 'TechPowerUp: MSI GeForce RTX 3050 Gaming X review, conclusion',
  url: 'https://techpowerup.com/review/msi-geforce-rtx-3050-gaming-x/39.html',
  tester: 'TechPowerUp',
};
export const techPowerUp3050With6GB: Source = {
  ...tester,
  title: 'Meterpreter.org on the review of the RTX 3050 6GB by TechPowerUp',
  url: 'https://meterpreter.org/rtx-3050-6gb-limited-power-limited-gaming-appeal',
  tester: 'TechPowerUp',
};
export const amd9060Xt: Source = {
  title: 'Overclocking.com on what AMD says of the RX 9060 XT 16GB',
  url: 'https://en.overclocking.com/rx-9060-xt-leak-shows-significant-gains-over-previous-generation/',
  read,
  by: 'maker',
  tester: 'AMD',
};
