import {
  and,
  fold,
  has,
  judge,
  noteWhere,
  parts,
  pieces,
  type Judged,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild } from '../../../src/domain/compatibility/types';
import { olderThanWindows11 } from './windows-11';

const gigabytes = (build: CheckedBuild): (number | undefined)[] =>
  pieces(parts(build, 'ram')).map(({ specs }) => specs.capacity);

const osRequirements: OracleRule = (build) => {
  if (!has(build, 'os')) return undefined;
  const memory = gigabytes(build);
  const sum = memory.reduce<number>((all, capacity) => all + (capacity ?? 0), 0);
  return judge(
    [],
    parts(build, 'os').flatMap(({ specs }) => {
      const edition = specs.edition === undefined ? undefined : fold(specs.edition);
      const windows = (text: string): Tri => edition?.includes(`windows${text}`);
      const home = and(windows(''), edition?.includes('home'));
      const cpus = parts(build, 'cpu').map((cpu) => and(windows('11'), olderThanWindows11(cpu)));
      const known: Tri = edition === undefined ? undefined : false;
      if (!has(build, 'ram')) return [known, ...cpus];
      const limits = [
        and(windows('11'), sum < 4),
        and(home, sum > 128),
        specs.bits === undefined ? undefined : specs.bits === 32 && sum > 4,
      ];
      return [known, ...cpus, ...(memory.includes(undefined) ? [undefined] : limits)];
    }),
  );
};

const network: OracleRule = (build): Judged => {
  if (!has(build, 'motherboard')) return undefined;
  if (has(build, 'networkCard')) return 'pass';
  const wifi = parts(build, 'motherboard').map(({ specs }) => specs.wifi);
  return noteWhere(
    wifi.includes(undefined) ? 'unknown' : 'pass',
    wifi.every((one) => one === null),
  );
};

const storageKind: OracleRule = (build): Judged => {
  if (build.storage === null) return 'fail';
  if (!has(build, 'storage')) return undefined;
  const disks = parts(build, 'storage').map(({ specs }) =>
    specs.type === undefined ? undefined : specs.type === 'HDD',
  );
  return noteWhere(and(...disks) === undefined ? 'unknown' : 'pass', and(...disks) === true);
};

export const restRules: Record<string, OracleRule> = {
  'os-requirements': osRequirements,
  network,
  'storage-kind': storageKind,
};
