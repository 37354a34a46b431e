import type { CheckedBuild, PartRef } from '../types';
import { chosen } from '../chosen-parts';
import { fold } from '../spelling';

/** Sockets that devices take, as the words for them. */
export const sockets = ['USB-A', 'USB-C', '3.5mm', 'optical'] as const;

export type Socket = (typeof sockets)[number];

export type SocketRoom = Record<Socket, number>;

/** A device that is plugged in. */
export interface Device {
  part: PartRef & { quantity: number };
  /** Ways to connect it, any of which will do; undefined where they are not known. */
  ways: readonly string[] | undefined;
}

/** Types whose parts are plugged in from outside. */
export const peripherals = ['keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone', 'controller'] as const;

/** Types whose parts may be cards or devices. */
export const cards = ['networkCard', 'soundCard', 'capture'] as const;

/** The devices of a build that take a socket, or may take one. */
// Why cards too: one with a USB plug is a device like any other, and one of unknown interface may be.
export const devicesOf = (build: CheckedBuild): Device[] => [
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
export const socketOf = (way: string): Socket | undefined =>
  way === '2.4GHz' ? 'USB-A' : sockets.find((socket) => socket === way);

/** The sockets of boards and cases; a number that is not known counts as none. */
export const socketRoom = (build: CheckedBuild): SocketRoom => {
  const room: SocketRoom = { 'USB-A': 0, 'USB-C': 0, '3.5mm': 0, optical: 0 };
  for (const { specs } of chosen(build, 'motherboard')) {
    room['USB-A'] += specs.rearIo?.usbA ?? 0;
    room['USB-C'] += specs.rearIo?.usbC ?? 0;
    room['3.5mm'] += specs.rearIo?.jack35 ?? 0;
    room.optical += specs.rearIo?.optical ?? 0;
  }
  for (const { specs } of chosen(build, 'case')) {
    for (const kind of ['USB-A', 'USB-C'] as const)
      room[kind] += specs.frontUsb?.reduce((sum, port) => sum + (port.kind === kind ? port.count : 0), 0) ?? 0;
  }
  return room;
};

/** The sockets that some ways take, a bit for each. */
const bitsOf = (ways: readonly string[]): number =>
  sockets.reduce((bits, socket, bit) => (ways.some((way) => socketOf(way) === socket) ? bits | (1 << bit) : bits), 0);

/** Devices that find a way in no arrangement: too many for some set of sockets that they depend on (Hall's theorem). */
export const leftOver = (devices: readonly Device[], room: SocketRoom, bluetooth: boolean): number => {
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

/** Whether boards and cases say how many sockets they have. */
const areListed = (build: CheckedBuild): boolean =>
  chosen(build, 'motherboard').every(({ specs: { rearIo } }) => {
    const { usbA, usbC, jack35, optical } = rearIo ?? {};
    return ![usbA, usbC, jack35, optical].includes(undefined);
  }) && chosen(build, 'case').every(({ specs }) => specs.frontUsb !== undefined);

/**
 * How many more devices a kind of socket takes beside those of the build; undefined where the sockets are not listed,
 * or run out already.
 */
export const socketsLeft = (build: CheckedBuild, socket: Socket): number | undefined => {
  if (chosen(build, 'motherboard').length === 0 || !areListed(build)) return undefined;
  const room = socketRoom(build);
  const bluetooth = chosen(build, 'motherboard').some(({ specs }) => specs.bluetooth === true);
  const devices = devicesOf(build);
  const fits = (more: number): boolean => {
    const part = { type: 'keyboard', name: '', quantity: more } as const;
    return leftOver([...devices, { part, ways: [socket] }], room, bluetooth) === 0;
  };
  for (let more = room[socket]; more >= 0; more--) if (fits(more)) return more;
  return undefined;
};
