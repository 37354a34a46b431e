import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, PartRef } from '../types';

/** Sockets that devices take, as the words for them. */
const sockets = ['USB-A', 'USB-C', '3.5mm', 'optical'] as const;

type Socket = (typeof sockets)[number];

type Room = Record<Socket, number>;

interface Device {
  part: PartRef & { quantity: number };
  /** Ways to connect it, any of which will do; undefined where they are not known. */
  ways: readonly string[] | undefined;
}

const peripherals = ['keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone', 'controller'] as const;

const cards = ['networkCard', 'soundCard', 'capture'] as const;

// Why: a card with a USB plug is a device like any other, and one of unknown interface may be; a card for a slot takes no socket.
const devicesOf = (build: CheckedBuild): Device[] => [
  ...peripherals.flatMap((type) => chosen(build, type).map((part) => ({ part, ways: part.specs.connectivity }))),
  ...cards.flatMap((type) =>
    chosen(build, type).flatMap((part) => {
      const { interface: plug } = part.specs;
      const socket = sockets.find((one) => fold(one) === fold(plug ?? ''));
      return plug !== undefined && socket === undefined ? [] : [{ part, ways: socket && [socket] }];
    }),
  ),
];

/** The sockets a way of connecting takes. Why: the receiver of a 2.4 GHz device sits in a USB-A socket. */
const socketOf = (way: string): Socket | undefined =>
  way === '2.4GHz' ? 'USB-A' : sockets.find((socket) => socket === way);

/** The sockets of boards and cases; `unsaid` stands in for a number that is not known. */
const roomOf = (build: CheckedBuild, unsaid: number): Room => {
  const room: Room = { 'USB-A': 0, 'USB-C': 0, '3.5mm': 0, optical: 0 };
  for (const { specs } of chosen(build, 'motherboard')) {
    room['USB-A'] += specs.rearIo?.usbA ?? unsaid;
    room['USB-C'] += specs.rearIo?.usbC ?? unsaid;
    room['3.5mm'] += specs.rearIo?.jack35 ?? unsaid;
    room.optical += specs.rearIo?.optical ?? unsaid;
  }
  for (const { specs } of chosen(build, 'case')) {
    for (const kind of ['USB-A', 'USB-C'] as const)
      room[kind] += specs.frontUsb?.reduce((sum, port) => sum + (port.kind === kind ? port.count : 0), 0) ?? unsaid;
  }
  return room;
};

/** The sockets that some ways take, a bit for each. */
const bitsOf = (ways: readonly string[]): number =>
  sockets.reduce((bits, socket, bit) => (ways.some((way) => socketOf(way) === socket) ? bits | (1 << bit) : bits), 0);

/** Devices that find a way in no arrangement: too many for some set of sockets that they depend on (Hall's theorem). */
const leftOver = (devices: readonly Device[], room: Room, bluetooth: boolean): number => {
  const needing = devices.flatMap(({ part, ways }) =>
    ways === undefined || (bluetooth && ways.includes('Bluetooth'))
      ? []
      : [{ count: part.quantity, takes: bitsOf(ways) }],
  );
  let most = 0;
  for (let set = 0; set < 2 ** sockets.length; set++) {
    let over = 0;
    for (const { count, takes } of needing) if ((takes & ~set) === 0) over += count;
    for (const [bit, socket] of sockets.entries()) if ((set >> bit) & 1) over -= room[socket];
    most = Math.max(most, over);
  }
  return most;
};

/** What the sockets are too few for, in two values. */
const shortage = (
  devices: readonly Device[],
  room: Room,
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
      roomOf(build, 0),
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
      roomOf(build, 0),
      boards.some(({ specs }) => specs.bluetooth === true),
    );
    on.warn(message, values);
    return on.verdict('Every device finds its socket.');
  },
});
