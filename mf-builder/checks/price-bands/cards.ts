import { type Band, type BandOf, named } from './band';

const free: Band = [0, 0];

/** By speed and by the count of its sockets. */
export const networkCardBand: BandOf<'networkCard'> = ({ specs: { speed = '', ports = [] } }) => {
  if (speed.startsWith('Wi-Fi')) return [45, 125];
  const several = ports.some((port) => /^[2-9]/.test(port));
  return named(speed, [
    [/^10 /, several ? [190, 520] : [62, 178]],
    [/^5 /, [55, 130]],
    [/^2\.5 /, several ? [55, 120] : [28, 68]],
    [/^1 /, [25, 62]],
  ]);
};

export const soundCardBand: BandOf<'soundCard'> = ({ name, specs }) =>
  named(name, [
    [/SD-PEX|DP SoundWave/, [15, 42]],
    [/Audigy|Xonar (?:SE|DGX|DSX)/, [32, 92]],
    [/Essence|FENIX|AE-9/, [180, 510]],
    [/eClaro|DLX|AE-7|NU Audio/, [130, 330]],
  ]) ?? (specs.interface.startsWith('USB') ? [100, 230] : [68, 200]);

/** By what it records and by how many inputs. */
export const captureBand: BandOf<'capture'> = ({ brand, specs: { resolution, ports = [] } }) => {
  if (ports.some((port) => /SDI/.test(port))) return ports.length > 1 ? [90, 200] : [400, 930];
  if (brand === 'Magewell') return ports.some((port) => port.startsWith('4')) ? [600, 1300] : [260, 560];
  if (ports.some((port) => port.startsWith('4'))) return [170, 370];
  return resolution === '1080p60' || resolution === '2160p30' ? [64, 185] : [112, 330];
};

/** By what it is for and by its length. */
export const cablesBand: BandOf<'cables'> = ({ specs: { kind, lengthM = 0 } }) =>
  named(kind, [
    [/^SATA/, [4.5, 13]],
    [/^Fan/, [6.5, 18]],
    [/^(?:DisplayPort|HDMI|USB-C|12VHPWR)/, [11.5, 34]],
    [/extension/, [28, 84]],
    [/^Thunderbolt/, lengthM > 1 ? [85, 195] : [40, 90]],
    [/riser/, [42, 100]],
  ]);

export const osBand: BandOf<'os'> = ({ specs }) => {
  if (specs.licence === 'free') return free;
  return named(specs.edition, [
    [/Windows 1\d Pro for Workstations/, [205, 440]],
    [/Windows 1\d Pro/, [110, 290]],
    [/Windows 1\d Home/, [85, 190]],
    [/Zorin/, [28, 72]],
  ]);
};
