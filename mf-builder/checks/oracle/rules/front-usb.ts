import { has, judge, not, parts, type OracleRule, type Tri } from '../three-valued-logic';
import type { Facts } from '../../../src/domain/compatibility/types';
import { hubCount } from './fan-hubs';

type Port = NonNullable<Facts<'case'>['frontUsb']>[number];

/** Ports of 3.0 and later are told by the first number of their generation. */
const isLater = ({ gen }: Port): Tri => {
  const number = /\d+(?:\.\d+)?/.exec(gen ?? '')?.[0];
  return number === undefined ? undefined : Number(number) >= 3;
};

/** Puts ports on plugs one by one: beside another of their generation while a plug has room. */
const plugsFor = (ports: number): number => {
  let [plugs, room] = [0, 0];
  for (let port = 0; port < ports; port += 1) {
    if (room === 0) [plugs, room] = [plugs + 1, 2];
    room -= 1;
  }
  return plugs;
};

/** Whether headers are too few in a world in which ports that do not say are all later ones or all of 2.0; each hub of fans has a plug of 2.0 beside them. */
const tooFew = (
  ports: readonly Port[],
  { usb3Headers = 1, usb2Headers = 1 }: Facts<'motherboard'>,
  hubs: number,
  later: boolean,
) => {
  const counted = (wanted: boolean): number =>
    ports.filter((port) => (isLater(port) ?? later) === wanted).reduce((sum, { count }) => sum + count, 0);
  return plugsFor(counted(true)) > usb3Headers || plugsFor(counted(false)) + hubs > usb2Headers;
};

const usbA = (ports: readonly Port[], board: Facts<'motherboard'>, hubs: number): Tri => {
  const [one, other] = [true, false].map((later) => tooFew(ports, board, hubs, later));
  return one === other ? one : undefined;
};

const usbC = (ports: readonly Port[], { frontUsbC }: Facts<'motherboard'>): Tri =>
  ports.some(({ count }) => count > 0) ? not(frontUsbC) : false;

const frontUsb: OracleRule = (build) => {
  if (!has(build, 'motherboard', 'case')) return undefined;
  return judge(
    [],
    parts(build, 'motherboard').flatMap((board) =>
      parts(build, 'case').flatMap(({ specs: { frontUsb: ports } }): Tri[] => {
        if (ports === undefined) return [undefined];
        const of = (kind: Port['kind']): Port[] => ports.filter((port) => port.kind === kind);
        return [usbC(of('USB-C'), board.specs), usbA(of('USB-A'), board.specs, hubCount(build))];
      }),
    ),
  );
};

export const frontUsbRules: Record<string, OracleRule> = { 'front-usb': frontUsb };
