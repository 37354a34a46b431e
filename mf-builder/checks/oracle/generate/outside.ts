import type { CheckedBuild, CheckedPart } from '../../../src/domain/compatibility/types';
import { part } from './core';
import { plug } from './inside';
import type { Mix } from './mix';

const screen = (mix: Mix): CheckedPart<'monitor'> =>
  part(
    mix,
    'monitor',
    'Monitor',
    {
      sizeIn: 27,
      resolution: mix.pick([
        [1920, 1080],
        [2560, 1440],
        [3840, 2160],
        [5120, 2880],
        [7680, 4320],
      ]),
      hz: mix.pick([60, 144, 165, 240, 360]),
      ...(mix.chance(0.8) ? { hdr: mix.spell(mix.pick(['none', 'none', 'HDR10', 'DisplayHDR 400'])) } : {}),
      inputs: Array.from({ length: mix.pick([1, 2, 2]) }, () => plug(mix)),
      ...(mix.chance(0.5) ? { watts: mix.pick([20, 40, 65]) } : {}),
    },
    mix.pick([1, 1, 1, 2]),
  );

const monitors = (mix: Mix): CheckedPart<'monitor'>[] =>
  mix.chance(0.15) ? [screen(mix), screen(mix)] : [screen(mix)];

const interfaces = [
  'PCIe x1',
  'PCIe x1',
  'PCIe x4',
  'PCIe 3.0 x4',
  'USB-A',
  'M.2',
  'PCIe x8',
  'USB-C',
  'USB-C',
  'Thunderbolt 4',
];

const speeds = ['1 Gbit/s', '2.5 Gbit/s', '10 Gbit/s', 'Wi-Fi 6E', 'Wi-Fi 7'];

type Card = 'networkCard' | 'soundCard' | 'capture';

const cards: readonly Card[] = ['networkCard', 'soundCard', 'capture'];

type Plug = 'USB-A' | 'USB-C' | '3.5mm' | 'XLR' | '2.4GHz' | 'Bluetooth' | 'optical';

const devices: Record<'keyboard' | 'mouse' | 'headset' | 'speakers' | 'webcam' | 'microphone', readonly Plug[][]> = {
  keyboard: [['USB-A'], ['USB-C'], ['2.4GHz', 'Bluetooth', 'USB-C'], ['Bluetooth']],
  mouse: [['USB-A'], ['2.4GHz'], ['2.4GHz', 'Bluetooth', 'USB-A'], ['Bluetooth']],
  headset: [['3.5mm'], ['USB-A'], ['2.4GHz', '3.5mm', 'Bluetooth']],
  speakers: [['3.5mm'], ['optical', '3.5mm'], ['optical'], ['Bluetooth', '3.5mm']],
  webcam: [['USB-A'], ['USB-C', 'USB-A']],
  microphone: [['XLR'], ['XLR', 'USB-C'], ['USB-A'], ['3.5mm']],
};

const editions = [
  'Windows 11 Home',
  'Windows 11 Home',
  'Windows 11 Pro',
  'Windows 10 Home',
  'Windows 10 Pro',
  'Windows 7 Home Premium',
  'Ubuntu 24.04 LTS',
];

/** Peripherals, cards, UPS and operating system: each type chosen now and then. */
export const outside = (mix: Mix): CheckedBuild => {
  const quantity = (): number => (mix.chance(0.1) ? 2 : 1);
  const device = <T extends keyof typeof devices>(type: T): readonly Plug[] | undefined =>
    mix.chance(0.35) ? [...mix.pick(devices[type])] : undefined;
  const one = (type: keyof typeof devices): CheckedBuild => {
    const connectivity = device(type);
    return connectivity === undefined
      ? {}
      : { [type]: [part(mix, type, 'Device', { connectivity: [...connectivity] }, quantity())] };
  };
  const card = (type: Card): CheckedBuild => {
    if (!mix.chance(0.25)) return {};
    const plug = mix.pick(interfaces);
    // Only a device on USB-C may need USB4 without its plug saying so.
    const needsUsb4 = plug === 'USB-C' && mix.chance(0.8) ? { needsUsb4: mix.chance(0.6) } : {};
    const speed = type === 'networkCard' ? { speed: mix.spell(mix.pick(speeds)) } : {};
    return { [type]: [part(mix, type, 'Card', { interface: mix.spell(plug), ...needsUsb4, ...speed }, quantity())] };
  };
  let build: CheckedBuild = {};
  for (const type of cards) build = { ...build, ...card(type) };
  for (const type of ['keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone'] as const)
    build = { ...build, ...one(type) };
  if (mix.chance(0.2)) {
    const connectivity: Plug[] = mix.pick<Plug[]>([['USB-A'], ['USB-C', 'Bluetooth'], ['2.4GHz', 'USB-C']]);
    build = {
      ...build,
      controller: [part(mix, 'controller', 'Controller', { platform: 'PC', connectivity }, quantity())],
    };
  }
  if (mix.chance(0.6)) build = { ...build, monitor: monitors(mix) };
  if (mix.chance(0.4))
    build = {
      ...build,
      ups: [
        part(mix, 'ups', 'UPS', {
          va: 1500,
          watts: mix.pick([240, 330, 450, 600, 900, 1350]),
          wave: mix.pick(['pure', 'simulated'] as const),
          ...(mix.chance(0.5) ? { batteryWh: mix.pick([86, 108, 216]) } : {}),
        }),
      ],
    };
  if (mix.chance(0.6)) {
    const bits = mix.chance(0.15) ? 32 : 64;
    build = { ...build, os: [part(mix, 'os', 'System', { edition: mix.spell(mix.pick(editions)), bits })] };
  }
  if (mix.chance(0.3)) build = { ...build, thermalPaste: [part(mix, 'thermalPaste', 'Paste', { grams: 4 })] };
  return build;
};
