import { dropped, flag, leave, type Mapping, number, type Raw, reader, text, texts } from '../importer/reading';
import * as v from 'valibot';
import { common } from './common';
import { readCpuSocket } from './sockets';

/** Some records have the family's architecture where the number of the model, or the socket, says which of its members it is. */
const archOf = (arch: string, { name, socket }: Raw): string => {
  const number = /\bCore i\d[ -](\d{4,5})/.exec(String(name))?.[1] ?? '';
  if (/2066/.test(String(socket)) && /^(Skylake|Kaby Lake)$/.test(arch)) return `${arch}-X`;
  if (arch === 'Coffee Lake' && /^9\d{3}$/.test(number)) return 'Coffee Lake Refresh';
  if (arch === 'Raptor Lake Refresh' && number.startsWith('13')) return 'Raptor Lake';
  return arch;
};

/** AMD's part numbers end in BOX where a cooler is in the box of a Ryzen, and in WOF where none is. */
const isBoxWithCooler = ({ name, mpn }: Raw): boolean =>
  /\bRyzen\b/.test(String(name)) &&
  !/OEM|Tray/.test(String(name)) &&
  Array.isArray(mpn) &&
  mpn.some((one) => String(one).endsWith('BOX'));

export const cpu: Mapping = {
  fields: {
    ...common,
    socket: readCpuSocket,
    cores: number('cores', 1, 256),
    threads: number('threads', 1, 512),
    pCores: number('pCores', 0, 256),
    eCores: number('eCores', 0, 256),
    baseGHz: number('baseGHz', 0.5, 8),
    boostGHz: number('speed', 0.5, 8),
    tdpW: number('tdpW', 5, 1000),
    maxPowerW: number('maxPowerW', 5, 1000),
    igpu: text('igpu', (name) => name.replace(' (on-die)', '')),
    hasIgpu: reader(v.boolean(), (has) => (has ? dropped('told by igpu') : { facts: { igpu: null } })),
    ecc: flag('ecc'),
    coolerIncluded: reader(v.boolean(), (has, record) => ({
      facts: { coolerIncluded: has || isBoxWithCooler(record) },
    })),
    arch: reader(v.string(), (arch, record) => ({ facts: { arch: archOf(arch.trim(), record) } })),
    coreFamily: leave('our schema has the architecture alone'),
    memTypes: texts('memTypes'),
    memMaxGB: number('memMaxGB', 1, 8192),
    memChannels: number('memChannels', 1, 16),
    l3MB: number('l3MB', 1, 2048),
  },
};
