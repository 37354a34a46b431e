import { type Band, type BandOf, named, per } from './band';

/** Cases by the largest board and by what is asked for look and material. */
export const caseBand: BandOf<'case'> = ({ name, specs: { formFactor } }) =>
  named(name, [
    [/Terra|North|Tower 300|Define|O11|6500X|FRAME/, [105, 230]],
    [/Node 304/, [75, 150]],
  ]) ??
  named(formFactor ?? '', [
    [/mini-ITX/, [60, 130]],
    [/micro-ATX/, [50, 120]],
    [/ATX/, [50, 145]],
  ]);

const radiators: Readonly<Record<number, Band>> = {
  120: [60, 120],
  240: [42, 115],
  280: [70, 145],
  360: [75, 180],
  420: [85, 180],
};

/** Coolers by height or radiator; a screen on the pump costs as much as the cooler, and Noctua asks half as much again. */
export const coolingBand: BandOf<'cooling'> = ({ name, brand, specs }) => {
  if (specs.type === 'liquid') return /LCD|Kraken/.test(name) ? [110, 270] : radiators[specs.radiator ?? 0];
  if ((specs.heightMm ?? 0) < 80) return [36, 75];
  if (brand === 'Noctua') return /D15/.test(name) ? [105, 200] : [58, 115];
  return /Dark Rock Pro/.test(name) ? [70, 135] : [36, 90];
};

/** For each fan: plain, lit in a pack, or of the quiet top class. */
export const caseFanBand: BandOf<'caseFan'> = ({ name, specs }) => {
  const fans = specs.qty ?? 1;
  if (/NF-A|Silent Wings|T30/.test(name)) return per(fans, [18, 48]);
  if (fans === 1) return [7.5, 19];
  return /RGB|Light/.test(name) ? per(fans, [9.5, 24]) : per(fans, [5, 13]);
};

/** By brand and amount: a gram of the dear brands costs as much as a small tube of the others. */
export const thermalPasteBand: BandOf<'thermalPaste'> = ({ brand, name, specs: { grams = 0 } }) => {
  if (brand === 'Thermal Grizzly') return grams > 5 ? [17, 34] : [8, 20];
  if (grams > 6) return /NT-H2/.test(name) ? [19, 38] : [8.5, 21];
  return brand === 'Noctua' || brand === 'Corsair' || /TFX/.test(name) ? [7, 20] : [4.5, 13];
};

const pixels = ([width, height]: readonly [number, number]): number => width * height;
const fullHd = 1920 * 1080;
const uhd = 3840 * 2160;

/** By panel, resolution and rate. */
export const monitorBand: BandOf<'monitor'> = ({ specs }) => {
  if (specs.panel === 'OLED') return specs.resolution[0] > 5000 ? [900, 1900] : [440, 1180];
  if (pixels(specs.resolution) === fullHd) return specs.hz >= 200 ? [210, 560] : [58, 165];
  if (pixels(specs.resolution) < uhd) return specs.sizeIn > 30 ? [240, 480] : [155, 380];
  return specs.hz > 60 || (specs.inputs ?? []).some(({ kind }) => /USB-C/.test(kind)) ? [300, 750] : [150, 310];
};

/** By apparent power; supplies for servers (about 1440 VA) cost three times as much. */
export const upsBand: BandOf<'ups'> = ({ specs: { va } }) => {
  if (va <= 500) return [43, 88];
  if (va <= 700) return [57, 120];
  if (va < 1200) return [95, 255];
  return va === 1440 ? [440, 1100] : [145, 400];
};
