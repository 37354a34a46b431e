import { builtIn } from '../../catalogue/source';
import { workRange, type WorkKind } from './work';

const drive = (nvme: boolean) => ({ id: 's', name: 'S', price: 1, specs: { type: 'SSD', nvme } });
const disk = { id: 'd', name: 'D', price: 1, specs: { type: 'HDD', nvme: false } };
const memory = (capacity: number) => ({ id: 'r', name: 'R', price: 1, specs: { capacity } });

async function asked(name: string, ram = 32, storage: object = drive(true)) {
  const cpu = (await builtIn.load('cpu')).find((part) => part.name === name);
  if (!cpu) throw new Error(`The catalogue has no ${name}.`);
  const parts = { cpu, ram: memory(ram), storage: { ...disk, ...storage } };
  return (kind: WorkKind) => workRange(parts, kind) ?? { low: Number.NaN, mid: Number.NaN, high: Number.NaN };
}

test('office work gains nothing above a modest processor; compiling does', async () => {
  const [slow, modest, fast] = await Promise.all(
    ['Core i3-12100F', 'Ryzen 5 7600', 'Ryzen 9 9950X3D'].map((n) => asked(n)),
  );
  expect(fast?.('office')).toEqual({ low: 100, mid: 100, high: 100 });
  expect(modest?.('office')).toEqual(fast?.('office'));
  expect(slow?.('office').high).toBeLessThan(100);
  expect(fast?.('compiling').low).toBeGreaterThan(2.5 * (modest?.('compiling').high ?? 0) * 0.95);
});

test('programming wants memory for its threads and a fast drive', async () => {
  const name = 'Ryzen 9 9950X3D';
  const [much, some, little, slower, disks] = await Promise.all([
    asked(name, 64),
    asked(name, 32),
    asked(name, 16),
    asked(name, 64, drive(false)),
    asked(name, 64, disk),
  ]);
  const mids = [much, some, little].map((one) => one('compiling').mid);
  expect(mids).toEqual(mids.toSorted((a, b) => b - a));
  expect(new Set(mids).size).toBe(3);
  expect(slower('compiling').mid).toBeLessThan(much('compiling').mid);
  expect(disks('compiling').mid).toBeLessThan(0.8 * much('compiling').mid);
  expect((await asked('Ryzen 5 7600', 64))('compiling')).toEqual((await asked('Ryzen 5 7600', 32))('compiling'));
});

test('where the processor is not known there is none, and what is not known of the rest makes it wider', async () => {
  expect(workRange({}, 'office')).toBeUndefined();
  const [cpu] = await builtIn.load('cpu');
  if (!cpu) throw new Error('The catalogue is empty.');
  const [bare, full] = [
    workRange({ cpu }, 'compiling'),
    workRange({ cpu, ram: memory(32), storage: drive(true) }, 'compiling'),
  ];
  expect(bare?.low).toBeLessThan(full?.low ?? 0);
  expect(bare?.high).toBeGreaterThanOrEqual(full?.high ?? 100);
});
