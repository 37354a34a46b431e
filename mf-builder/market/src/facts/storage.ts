import * as v from 'valibot';
import { dropped, flag, leave, type Mapping, number, reader, text } from '../importer/reading';
import { common } from './common';

export const storage: Mapping = {
  fields: {
    ...common,
    capacityGB: number('capacity', 1, 200_000),
    type: reader(v.string(), (type) =>
      type === 'SSHD'
        ? { facts: { type: 'HDD' }, doubt: 'a disk with a cache of flash memory: our schema has disks and SSDs' }
        : { facts: { type } },
    ),
    formFactor: text('formFactor'),
    interface: reader(v.string(), (plug, { name }) => {
      // The source has the faster of the two links that this drive takes.
      if (plug.endsWith('PCIe 5.0 x2') && /990 EVO/.test(String(name)))
        return { facts: { interface: 'PCIe 4.0 x4 or 5.0 x2', pcieGen: 4 } };
      const gen = /PCIe (\d)\.0/.exec(plug)?.[1];
      return { facts: { interface: plug.replace(/^M\.2 /, ''), ...(gen && { pcieGen: Number(gen) }) } };
    }),
    bus: leave('told by interface and formFactor'),
    nvme: flag('nvme'),
    rpm: reader(v.number(), (rpm, { type }) => (type === 'SSD' ? dropped('an SSD does not turn') : { facts: { rpm } })),
    cacheMB: number('cacheMB', 1, 65_536),
  },
};
