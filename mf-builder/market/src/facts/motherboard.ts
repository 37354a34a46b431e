import * as v from 'valibot';
import {
  doubtedNumber,
  dropped,
  flag,
  leave,
  type Mapping,
  number,
  reader,
  text,
  zeroIsDoubted,
} from '../importer/reading';
import { readBackPanel } from './back-panel';
import { readM2, readM2Count, readPcie } from './board-slots';
import { common } from './common';
import { readBoardSocket } from './sockets';
import { boardForm, saysBackConnect } from './words';

const headers = v.object({
  usb_2_0: v.exactOptional(v.number()),
  usb_3_2_gen_1: v.exactOptional(v.number()),
  usb_3_2_gen_2: v.optional(v.number(), 0),
  usb_3_2_gen_2x2: v.optional(v.number(), 0),
  usb_4: v.optional(v.number(), 0),
});

const readHeaders = reader(headers, ({ usb_2_0: usb2, usb_3_2_gen_1: usb3, ...faster }) => ({
  facts: {
    ...(usb2 !== undefined && { usb2Headers: usb2 }),
    ...(usb3 !== undefined && { usb3Headers: usb3 }),
    // A header of 10 Gb/s and more has the plug of Type-C; three and more of a kind are ports at the back.
    ...(Object.values(faster).some((count) => count === 1 || count === 2) && { frontUsbC: true }),
  },
  // Of three boards with 2 here that two keepers know, each has one header of two ports.
  ...(usb3 !== undefined && usb3 > 1 && { doubt: 'may count ports', doubtOf: ['usb3Headers'] }),
}));

/** "Wifi 6E Bluetooth 5.3", "WiFi-7": the radios of a board. */
const readWifi = reader(v.string(), (radios) => {
  const kind = /\bWi-?Fi[ -](\d[EA]?)\b(?!.*\bsold separately)/i.exec(radios)?.[1]?.toUpperCase();
  const bluetooth = /bluetooth/i.test(radios);
  return kind || bluetooth
    ? { facts: { ...(kind && { wifi: `Wi-Fi ${kind}` }), ...(bluetooth && { bluetooth }) } }
    : undefined;
});

export const motherboard: Mapping = {
  fields: {
    ...common,
    socket: readBoardSocket,
    chipset: text('chipset', (chipset) => chipset.replace(/^(AMD|Intel) /, '')),
    formFactor: text('formFactor', boardForm),
    ramType: text('ramType'),
    ramSlots: number('memorySlots', 1, 32),
    // Some boards have TB here.
    ramMaxGB: reader(v.number(), (most, { ramType }) =>
      most < (/^DDR[45]$/.test(String(ramType)) ? 16 : 1)
        ? dropped('too little for its memory')
        : { facts: { maxMemory: most } },
    ),
    sataPorts: number('sataPorts', 0, 24),
    ecc: flag('ecc'),
    raid: leave('our schema does not say whether drives can be joined'),
    lan: reader(v.pipe(v.array(v.string()), v.minLength(1)), (ports) => ({ facts: { lan: ports.join(' + ') } })),
    pcieX16: leave('told by pcie'),
    pcie: readPcie,
    m2: readM2,
    m2Slots: readM2Count,
    m2Quality: leave('told with m2Slots'),
    backPanel: reader(
      v.array(v.string()),
      (entries) => readBackPanel(entries) ?? dropped('lines of the network alone'),
    ),
    usbHeaders: readHeaders,
    wifi: readWifi,
    caseFanHeaders: doubtedNumber('fanHeaders', 0, 16, () => 'headers for a pump are left out'),
    argb: doubtedNumber('argbHeaders', 0, 12, zeroIsDoubted),
    cpuPower: reader(v.array(v.string()), (plugs) => ({
      facts: { cpuPower: plugs.map((plug) => plug.trim().replace(' pin', '-pin')) },
    })),
    biosFlashback: flag('biosFlashback'),
    u2: number('u2Ports', 0, 12),
    backConnect: reader(v.boolean(), (is, { name }) =>
      is && !saysBackConnect(String(name)) ? dropped('the name says nothing of it') : { facts: { backConnect: is } },
    ),
  },
};
