import type { CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import type { Mix } from './mix';
import { chipsets, platforms, sockets, strangers, type Platform } from './platforms';

/** What the parts of one build have in common. */
export interface Frame {
  platform: Platform;
  ramType: string;
  formFactor: string;
}

export const part = <T extends CheckedPart['type']>(
  mix: Mix,
  type: T,
  name: string,
  specs: Facts<T>,
  quantity = 1,
): CheckedPart<T> => ({
  type,
  id: `${type}${mix.whole(1, 1000)}`,
  name,
  quantity,
  specs,
});

/** What a processor of such a draw can do; not drawn by itself, so that the other facts of a seed stay what they were. */
const workOf = (tdpW: number): Pick<Facts<'cpu'>, 'cores' | 'threads' | 'speed' | 'l3MB' | 'eCores'> => {
  if (tdpW < 65) return { cores: 4, threads: 4, speed: 3.4 };
  if (tdpW < 105) return { cores: 6, threads: 12, speed: 4.4, l3MB: 16, eCores: 0 };
  if (tdpW < 150) return { cores: 8, threads: 16, speed: 5, l3MB: 96 };
  return tdpW < 170
    ? { cores: 16, threads: 24, speed: 5.5, l3MB: 30, eCores: 8 }
    : { cores: 16, threads: 32, speed: 5.7, l3MB: 64 };
};

export const cpu = (mix: Mix, { platform, ramType }: Frame): CheckedPart<'cpu'> => {
  const other = mix.or(platform, platforms);
  const [name, arch, generation, graphics] = mix.pick(other.cpus);
  const stranger = mix.or(undefined, [...strangers, ...Array.from({ length: 18 }, () => undefined)]);
  const socket = stranger === undefined ? mix.or(other.socket, sockets) : mix.pick(sockets);
  const tdpW = mix.pick([35, 65, 105, 125, 150, 155, 170, 250]);
  const igpu = mix.or(graphics ? 'Graphics' : null, ['Graphics', null]);
  return part(mix, 'cpu', stranger?.[0] ?? name, {
    ...workOf(tdpW),
    socket: mix.spell(socket),
    tdpW,
    maxPowerW: Math.max(tdpW, mix.pick([tdpW, tdpW + 23, 150, 151, 181, 253])),
    ...(mix.chance(0.9) ? { igpu } : {}),
    ...(mix.chance(0.9) ? { coolerIncluded: mix.chance(0.5) } : {}),
    unlocked: mix.chance(0.6),
    arch: mix.spell(stranger?.[1] ?? arch),
    generation: mix.spell(stranger?.[2] ?? generation),
    memTypes: mix.chance(0.3) ? ['DDR4', 'DDR5'] : [mix.spell(mix.or(ramType, ['DDR3', 'DDR4', 'DDR5']))],
    memSpeed: mix.pick([2666, 3200, 5200, 5600]),
    memMaxGB: mix.or(192, [32, 64, 128]),
    memChannels: 2,
    ecc: mix.chance(0.6),
    pcieGen: mix.or(4, [3, 4, 5]),
    pcieLanes: mix.or(16, [8, 16]),
  });
};

const m2Slot = (mix: Mix): NonNullable<Facts<'motherboard'>['m2']>[number] => ({
  sizes: mix.or([2242, 2260, 2280], [[2230], [2242, 2280], [2280, 22110], [2280]]),
  gen: mix.or(4, [3, 4, 5]),
  lanes: 4,
  sata: mix.chance(0.5),
  disablesSata: mix.pick([0, 0, 1, 2]),
  ...(mix.chance(0.6) ? { sharesGpu: mix.chance(0.3) } : {}),
});

const pcie = (mix: Mix): NonNullable<Facts<'motherboard'>['pcie']> => {
  const first = mix.or({ length: 16, lanes: 16, gen: 4 }, [
    { length: 16, lanes: 16, gen: 3 },
    { length: 16, lanes: 8, gen: 4 },
    { length: 8, lanes: 8, gen: 4 },
    { length: 16, lanes: 16, gen: 5 },
  ]);
  const more = mix.whole(0, 3);
  let position = mix.or(1, [1, 2]);
  const slots = [{ position, ...first }];
  for (let index = 0; index < more; index += 1) {
    position += mix.whole(1, 3);
    slots.push({
      position,
      ...mix.pick([
        { length: 1, lanes: 1, gen: 3 },
        { length: 4, lanes: 4, gen: 3 },
        { length: 16, lanes: 4, gen: 4 },
      ]),
    });
  }
  return mix.or(slots, [slots, slots, slots, []]);
};

export const motherboard = (mix: Mix, { platform, ramType, formFactor }: Frame): CheckedPart<'motherboard'> => {
  const chipset = mix.or(mix.pick(platform.chipsets), chipsets);
  const prefix = mix.chance(0.2) ? `${platform.maker} ` : '';
  return part(mix, 'motherboard', `${chipset} board`, {
    chipset: prefix + mix.spell(chipset),
    socket: mix.spell(platform.socket),
    formFactor: mix.spell(formFactor),
    memorySlots: mix.or(4, [1, 2]),
    maxMemory: mix.or(128, [32, 64, 96, 256]),
    ramType: mix.spell(ramType),
    ...(mix.chance(0.5) ? { ramForm: mix.or<'DIMM' | 'SO-DIMM' | 'CAMM2'>('DIMM', ['DIMM', 'SO-DIMM', 'CAMM2']) } : {}),
    maxRamSpeed: mix.or(7200, [3200, 3600, 6000]),
    m2: Array.from({ length: mix.pick([0, 1, 2, 2, 3, 3, 4]) }, () => m2Slot(mix)),
    sataPorts: mix.pick([0, 1, 2, 2, 4, 4, 6]),
    pcie: pcie(mix),
    fanHeaders: mix.whole(0, 8),
    argbHeaders: mix.whole(0, 5),
    rgbHeaders: mix.whole(0, 3),
    cpuPower: mix.pick([['8-pin'], ['8-pin', '4-pin'], ['8-pin', '8-pin'], ['4-pin']]),
    usb4: mix.whole(0, 2),
    lan: mix.pick(['1 Gb/s', '2.5 Gb/s', '10 Gb/s']),
    frontUsbC: mix.chance(0.6),
    rearIo: { usbA: mix.whole(0, 5), usbC: mix.whole(0, 2), jack35: mix.whole(0, 3), optical: mix.whole(0, 1) },
    wifi: mix.chance(0.5) ? 'Wi-Fi 6E' : null,
    bluetooth: mix.chance(0.6),
    biosFlashback: mix.chance(0.5),
    displayOutputs: mix.pick([
      ['HDMI', 'DP'],
      ['HDMI 2.1', 'DP 1.4'],
      ['HDMI 2.0', 'DP'],
      ['DP 1.4'],
      ['HDMI 1.4', 'VGA'],
      ['DVI', 'VGA'],
      [],
    ]),
    ecc: mix.chance(0.6),
    backConnect: mix.chance(0.3),
  });
};

const kit = (mix: Mix, { ramType }: Frame): CheckedPart<'ram'> => {
  const modules = mix.pick([1, 2, 2, 2, 2, 4]);
  const speed = mix.pick([2666, 3200, 3600, 6000, 6400, 6400, 7200]);
  const moduleGB = mix.pick([1, 2, 4, 8, 16, 16, 24, 32, 48, 64]);
  return part(
    mix,
    'ram',
    mix.pick(['Kit A', 'Kit B']),
    {
      capacity: modules * moduleGB,
      speed,
      profiles: mix.pick([['XMP'], ['xmp', 'EXPO'], ['EXPO'], []]),
      // There are no CUDIMMs below DDR5-6400.
      ...(mix.chance(0.9) ? { cudimm: speed >= 6400 && mix.chance(0.3) } : {}),
      timing: mix.pick(['30-36-36', '36-36-36']),
      ramType: mix.spell(mix.or(ramType, ['DDR3', 'DDR4', 'DDR5'])),
      modules,
      moduleGB,
      heightMm: mix.or(33, [32, 35, 42, 44, 46]),
      ecc: mix.chance(0.4),
      registered: mix.or(false, [true]),
      sodimm: mix.or(false, [true, false]),
    },
    mix.pick([1, 1, 1, 1, 2, 3]),
  );
};

export const ram = (mix: Mix, frame: Frame): CheckedPart<'ram'>[] => {
  const first = kit(mix, frame);
  if (mix.chance(0.7)) return [first];
  const second = mix.chance(0.4) ? { ...kit(mix, frame), specs: { ...first.specs } } : kit(mix, frame);
  if (mix.chance(0.3)) second.name = first.name;
  const own = ({ type, name, quantity, specs }: CheckedPart<'ram'>): CheckedPart<'ram'> => ({
    type,
    name,
    quantity,
    specs,
  });
  if (mix.chance(0.2)) return [first, first.id === undefined ? second : { ...second, id: first.id }];
  return mix.chance(0.5) ? [own(first), mix.chance(0.7) ? own(second) : second] : [first, second];
};
