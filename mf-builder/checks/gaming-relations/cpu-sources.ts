import type { Source } from './relation';

const read = '2026-11-23';
const tomsHardware = { read, tester: "Tom's Hardware" } as const;
const reference =
  'https://github.com/xiarongwu123/AMD-DLSS-MU/blob/7ffc73bdb425417b6425d62f416cc89604627a02/website/public/assets/hardware-reference.json';

/** The page says that its points are the geometric mean of 17 games, with an RTX 5090. */
export const toms2026: Source = {
  ...tomsHardware,
  title: "CPU Benchmarks and Hierarchy 2026 of Tom's Hardware, as fetched on 2026-09-27 by AMD-DLSS-MU (cpu-current)",
  url: reference,
  by: 'repository',
};
export const tomsWindows11: Source = {
  ...tomsHardware,
  title: "CPU hierarchy 2020 to 2022 of Tom's Hardware, Windows 11, as fetched by AMD-DLSS-MU (cpu-legacy-win11)",
  url: reference,
  by: 'repository',
};
export const tomsWindows10: Source = {
  ...tomsHardware,
  title: "CPU hierarchy 2020 to 2022 of Tom's Hardware, Windows 10, as fetched by AMD-DLSS-MU (cpu-legacy-win10)",
  url: reference,
  by: 'repository',
};
export const toms2025: Source = {
  ...tomsHardware,
  title: "CPU hierarchy of Tom's Hardware before the tests of 2026, as fetched by Somilrepos/pdsSeminar",
  url: 'https://github.com/Somilrepos/pdsSeminar/blob/9448dbe55d696c8ce154cb246a5ca2adf2ab684b/data/cpuOverall.csv',
  by: 'repository',
};
export const toms2024: Source = {
  ...tomsHardware,
  title: "Noticias3D on the CPU hierarchy of Tom's Hardware in 2024, with an RTX 4090",
  url: 'https://www.noticias3d.com/noticia/95127/procesadores-mas-potentes-jugar.html',
  by: 'tester',
};
export const toms5600InTable: Source = {
  ...tomsHardware,
  title: "Noticias3D on the Ryzen 5 5600 and 5500 review of Tom's Hardware",
  url: 'https://www.noticias3d.com/noticia/88177/ryzen-5-5500-pierde-juegos-frente-al-core-i312100.html',
  by: 'tester',
};
export const toms5600: Source = {
  ...tomsHardware,
  title: "Tom's Hardware: Ryzen 5 5600 and 5500 review, page 3",
  url: 'https://www.tomshardware.com/reviews/amd-ryzen-5-5600-and-ryzen-5-5500-review/3',
  by: 'tester',
};
export const toms5600G: Source = {
  ...tomsHardware,
  title: "Tom's Hardware: Ryzen 5 5600G review, page 4",
  url: 'https://www.tomshardware.com/reviews/amd-ryzen-5-5600g-review/4',
  by: 'tester',
};
export const techSpot7800X3D: Source = {
  title: 'Overclockers.ru on the test of the 7800X3D and the 14900K by TechSpot',
  url: 'https://overclockers.ru/blog/Razg0n_blog/show/127751/Ryzen-7800X3D-v-ocherednoj-raz-oboshel-Core-i9-14900K-v-17-igrah-iz-21-pobedil-processor-ot-AMD',
  read,
  by: 'tester',
  tester: 'TechSpot',
};
export const tech4Gamers12100F: Source = {
  title: 'Tech4Gamers: Core i3 12100F vs Ryzen 5 5600X',
  url: 'https://tech4gamers.com/i3-12100f-vs-ryzen-5-5600x/',
  read,
  by: 'tester',
  tester: 'Tech4Gamers',
};
export const hardwareUnboxed285K: Source = {
  title: 'Fanáticos del Hardware on the test of the 285K with 200S Boost by Hardware Unboxed (quality: high)',
  url: 'https://fanaticosdelhardware.com/?p=177008',
  read,
  by: 'tester',
  tester: 'Hardware Unboxed',
};
export const amd7800X3D: Source = {
  title: 'El Chapuzas Informático on what AMD measured of the 7800X3D, the mean of its 21 games',
  url: 'https://elchapuzasinformatico.com/2023/04/ryzen-7-7800x3d-mas-rapido-juegos-core-i9-13900k/',
  read,
  by: 'maker',
  tester: 'AMD',
};
