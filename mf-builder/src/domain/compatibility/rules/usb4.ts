import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild } from '../types';

const types = ['networkCard', 'soundCard', 'capture'] as const;

type Device = NonNullable<CheckedBuild[(typeof types)[number]]>[number];

const devicesOf = (build: CheckedBuild): Device[] => types.flatMap((type): Device[] => [...chosen(build, type)]);

/** Whether a device needs a port for USB4 or Thunderbolt. Only of one on USB-C its plug does not say. */
const needs = ({ specs: { interface: plug, needsUsb4 } }: Device): boolean | undefined => {
  if (needsUsb4 !== undefined || plug === undefined) return needsUsb4;
  const folded = fold(plug);
  if (/^(usb4|thunderbolt)/.test(folded)) return true;
  return folded.startsWith('usbc') ? undefined : false;
};

const note = (on: Judge, device: Device): void => {
  if (needs(device) === undefined) on.missing(`whether ${device.name} needs USB4`);
};

/** Devices that need USB4 or Thunderbolt up to the ports for it. */
export const usb4 = defineRule({
  id: 'usb4',
  title: 'USB4 ports',
  source: 'edition 2, usb4',
  reads: {
    networkCard: ['interface', 'needsUsb4'],
    soundCard: ['interface', 'needsUsb4'],
    capture: ['interface', 'needsUsb4'],
    motherboard: ['usb4'],
  },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'No port for USB4', unknown: 'USB4 unknown' },
  find: (build) => {
    const devices = devicesOf(build).filter((device) => needs(device) !== false);
    if (devices.length === 0) return undefined;
    const on = judge(build, ['motherboard'], [...types]);
    if (!on) return undefined;
    for (const device of devices) note(on, device);
    const wanted = devices.reduce((sum, device) => sum + (needs(device) === true ? device.quantity : 0), 0);
    for (const board of chosen(build, 'motherboard')) {
      const ports = on.need(board, 'number of USB4 ports', board.specs.usb4);
      if (ports !== undefined && wanted > ports)
        on.warn(`${board.name} has too few ports for USB4 or Thunderbolt: ${wanted} wanted, ${ports} there.`, [
          `${wanted} wanted`,
          `${ports} ports`,
        ]);
    }
    return on.verdict('Every device that needs USB4 finds a port for it.');
  },
});
