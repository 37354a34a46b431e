import { worst } from '../assignments';
import { fold, has, parts, pieces, type Judged, type OracleRule } from '../three-valued-logic';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';

/** The plugs and radios any one of which will do; undefined where they are not known. */
type Device = readonly string[] | undefined;

/** A card is a device where it is USB; one of unknown interface may be. */
const usbCard = (plug: string | undefined): Device[] => {
  if (plug === undefined) return [undefined];
  return fold(plug).startsWith('usb') ? [[fold(plug).startsWith('usbc') ? 'USB-C' : 'USB-A']] : [];
};

const devicesOf = (build: CheckedBuild): Device[] => [
  ...(['keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone', 'controller'] as const).flatMap((type) =>
    pieces(parts(build, type)).map(({ specs }): Device => specs.connectivity),
  ),
  ...(['networkCard', 'soundCard', 'capture'] as const).flatMap((type) =>
    pieces(parts(build, type)).flatMap(({ specs }) => usbCard(specs.interface)),
  ),
];

/** How many sockets of a kind are known to be there, and whether these are all. */
type Supply = { least: number; whole: boolean };

const supply = (counts: readonly (number | undefined)[]): Supply => ({
  least: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
  whole: !counts.includes(undefined),
});

/** Sockets by kind. Bluetooth has room for all, XLR is on no board. */
const suppliesOf = (build: CheckedBuild, { rearIo, bluetooth }: Facts<'motherboard'>): Record<string, Supply> => {
  const front = (kind: string): (number | undefined)[] =>
    parts(build, 'case').map(({ specs }) =>
      specs.frontUsb?.reduce((sum, port) => sum + (port.kind === kind ? port.count : 0), 0),
    );
  return {
    'USB-A': supply([rearIo?.usbA, ...front('USB-A')]),
    'USB-C': supply([rearIo?.usbC, ...front('USB-C')]),
    '3.5mm': supply([rearIo?.jack35]),
    optical: supply([rearIo?.optical]),
    Bluetooth: supply([bluetooth === undefined ? undefined : bluetooth ? Infinity : 0]),
  };
};

/** A radio dongle sits in USB-A. */
const socketOf = (plug: string): string => (plug === '2.4GHz' ? 'USB-A' : plug);

/** Every way for each device to choose one of its sockets. */
const choices = (devices: readonly (readonly string[])[]): string[][] => {
  let all: string[][] = [[]];
  for (const device of devices) all = all.flatMap((chosen) => device.map((plug) => [...chosen, socketOf(plug)]));
  return all;
};

const onBoard = (build: CheckedBuild, board: Facts<'motherboard'>, devices: readonly Device[]): Verdict => {
  const supplies = suppliesOf(build, board);
  const known = devices.filter((device) => device !== undefined);
  if (known.length < devices.length) return 'unknown';
  const enough = (sockets: readonly string[]): boolean =>
    sockets.every((socket) => sockets.filter((other) => other === socket).length <= (supplies[socket]?.least ?? 0));
  if (choices(known).some(enough)) return 'pass';
  return known.flat().some((plug) => supplies[socketOf(plug)]?.whole === false) ? 'unknown' : 'warning';
};

const peripheralIo: OracleRule = (build): Judged => {
  const devices = devicesOf(build);
  if (!has(build, 'motherboard') || devices.length === 0) return undefined;
  return worst(parts(build, 'motherboard').map(({ specs }) => onBoard(build, specs, devices)));
};

export const deviceRules: Record<string, OracleRule> = { 'peripheral-io': peripheralIo };
