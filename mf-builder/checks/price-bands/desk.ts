import { type BandOf, named } from './band';

const wireless = ({ connectivity }: { connectivity: readonly string[] }): boolean =>
  connectivity.some((plug) => plug === '2.4GHz' || plug === 'Bluetooth');

/** By switch, by radio or cable, and by size: the short ones are for players. */
export const keyboardBand: BandOf<'keyboard'> = ({ specs }) => {
  if (specs.switchType === 'Membrane') return specs.connectivity.includes('2.4GHz') ? [45, 130] : [28, 78];
  if (wireless(specs)) return [92, 270];
  return specs.size === 'Full size' ? [55, 163] : [80, 238];
};

/** With a cable; with a battery that is changed; with one that is charged. */
export const mouseBand: BandOf<'mouse'> = ({ specs }) => {
  if (!wireless(specs)) return [27, 80];
  return specs.connectivity.includes('USB-A') ? [60, 180] : [38, 112];
};

/** Studio headphones have no microphone; the top class of players' headsets goes by its names. */
export const headsetBand: BandOf<'headset'> = ({ name, specs }) => {
  if (specs.mic === false) return [110, 280];
  if (!wireless(specs)) return [35, 108];
  return /\bPro\b|Maxwell|A50/.test(name) ? [150, 420] : [70, 208];
};

export const speakersBand: BandOf<'speakers'> = ({ brand, specs }) => {
  if (specs.channels === '5.1') return [270, 560];
  if (specs.channels === '2.1') return (specs.watts ?? 100) <= 50 ? [38, 110] : [120, 355];
  return named(brand, [
    [/KEF/, [900, 1900]],
    [/Creative|Logitech/, [30, 85]],
    [/Edifier|PreSonus/, [75, 180]],
    [/Audioengine|ADAM|Kanto/, [190, 480]],
  ]);
};

export const webcamBand: BandOf<'webcam'> = ({ name, specs }) => {
  if (specs.resolution === '4K') return [115, 345];
  if ((specs.fps ?? 0) >= 60) return [60, 178];
  return /Brio 101|C3/.test(name) ? [28, 68] : [52, 152];
};

/** By plug: XLR for studios, USB for desks, the dearer ones by plug or maker; SM7 and what has both plugs are classes of their own. */
export const microphoneBand: BandOf<'microphone'> = ({ name, brand, specs }) => {
  if (/SM7/.test(name)) return [300, 640];
  const xlr = specs.connectivity.includes('XLR');
  if (xlr && specs.connectivity.length > 1) return brand === 'FIFINE' || /K688/.test(name) ? [52, 120] : [140, 360];
  if (xlr) return [68, 150];
  if ((specs.pattern ?? []).length > 1 || /Yeti/.test(name)) return [88, 250];
  return specs.connectivity.includes('USB-C') || /RODE|NZXT|Elgato/.test(brand) ? [68, 190] : [32, 90];
};

/** By what the hand holds: stick or arcade, wireless for players, the consoles' own, with a cable. */
export const controllerBand: BandOf<'controller'> = ({ name, specs }) => {
  if (/H\.O\.T\.A\.S|Arcade/.test(name)) return [170, 430];
  if (specs.connectivity.includes('2.4GHz') || /Elite|Edge/.test(name)) return [125, 300];
  return specs.connectivity.includes('Bluetooth') ? [45, 105] : [70, 190];
};
