import { cards, devicesOf, leftOver, peripherals, socketOf, socketRoom, sockets } from '../build-facts/sockets';
import type { Device, Socket, SocketRoom } from '../build-facts/sockets';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** What the sockets are too few for, in two values. */
const shortage = (
  devices: readonly Device[],
  room: SocketRoom,
  bluetooth: boolean,
): { message: string; values: readonly [string, string] } => {
  const xlr = devices.find(({ ways }) => ways?.every((way) => way === 'XLR'));
  if (xlr)
    return {
      message: `${xlr.part.name} has an XLR plug and needs an audio interface: XLR plug, no XLR socket.`,
      values: ['XLR plug', 'no XLR socket'],
    };
  const radio = devices.find(({ ways }) => ways?.every((way) => way === 'Bluetooth'));
  if (radio && !bluetooth)
    return {
      message: `${radio.part.name} needs Bluetooth, which the motherboard does not have.`,
      values: ['Bluetooth device', 'no Bluetooth'],
    };
  const count = devices.reduce((sum, { part }) => sum + part.quantity, 0);
  const there = sockets.map((socket) => `${room[socket]} ${socket}`).join(', ');
  return {
    message: `The sockets do not do for every device; a hub helps: ${count} devices, sockets ${there}.`,
    values: [`${count} devices`, there],
  };
};

/** Devices by plug up to the sockets; Bluetooth and XLR want their own. */
export const peripheralIo = defineRule({
  id: 'peripheral-io',
  title: 'Sockets for devices',
  source: 'written rule 57',
  reads: {
    motherboard: ['rearIo', 'bluetooth'],
    case: ['frontUsb'],
    keyboard: ['connectivity'],
    mouse: ['connectivity'],
    headset: ['connectivity'],
    speakers: ['connectivity'],
    webcam: ['connectivity'],
    microphone: ['connectivity'],
    controller: ['connectivity'],
    networkCard: ['interface'],
    soundCard: ['interface'],
    capture: ['interface'],
  },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Socket missing', unknown: 'Sockets unknown' },
  find: (build) => {
    const devices = devicesOf(build);
    const types = [...peripherals, ...cards].filter((type) => devices.some(({ part }) => part.type === type));
    if (devices.length === 0) return undefined;
    const on = judge(build, ['motherboard'], [...types, 'case']);
    if (!on) return undefined;
    const boards = chosen(build, 'motherboard');
    for (const { part, ways } of devices) on.need(part, 'plug', ways);
    const surely = leftOver(
      devices,
      socketRoom(build),
      boards.some(({ specs }) => specs.bluetooth === true),
    );
    // Why: sockets that are not listed matter only where those listed run out.
    if (surely === 0) return on.verdict('Every device finds its socket.');
    const usable = new Set(devices.flatMap(({ ways }) => ways?.map(socketOf) ?? []));
    for (const board of boards) {
      const { usbA, usbC, jack35, optical } = board.specs.rearIo ?? {};
      const counts: Record<Socket, number | undefined> = { 'USB-A': usbA, 'USB-C': usbC, '3.5mm': jack35, optical };
      if (sockets.some((socket) => usable.has(socket) && counts[socket] === undefined))
        on.missing(`the number of rear sockets of ${board.name}`);
      if (devices.some(({ ways }) => ways?.includes('Bluetooth'))) on.need(board, 'Bluetooth', board.specs.bluetooth);
    }
    if (usable.has('USB-A') || usable.has('USB-C'))
      for (const box of chosen(build, 'case')) on.need(box, 'list of front ports', box.specs.frontUsb);
    const { message, values } = shortage(
      devices,
      socketRoom(build),
      boards.some(({ specs }) => specs.bluetooth === true),
    );
    on.warn(message, values);
    return on.verdict('Every device finds its socket.');
  },
});
