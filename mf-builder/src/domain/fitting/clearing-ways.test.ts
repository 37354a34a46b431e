/** @jest-environment node */
import type { BuildComponents, StoredPart } from '@rig4u/shared/builds';
import { builtIn } from '../../catalogue/source';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { wholeCatalogue } from '../../../checks/broken-builds';
import { cheapestWay } from './clearing-ways';

// That what is offered clears the fail, and that nothing cheaper does, is proven with the ways out.
const catalogue = wholeCatalogue();

const named = (type: CatalogueType, id: string): Part => {
  const part = catalogue[type]?.find((one) => one.id === id);
  if (!part) throw new Error(`The catalogue has no ${id}.`);
  return part;
};

const priced = (type: CatalogueType, id: string, price: number): Part => ({ ...named(type, id), price });

describe('one fail at a time', () => {
  // An AM4 CPU on an AM5 motherboard.
  const cpuOn = (cpu: Partial<StoredPart>): BuildComponents => ({
    cpu: { ...named('cpu', 'cpu1'), ...cpu },
    motherboard: named('motherboard', 'motherboard5'),
  });

  test('nothing is offered that is not among the candidates, is in its place already, or brings a new warning', async () => {
    expect(cheapestWay(cpuOn({}), 'cpu-socket', {})).toBeUndefined();
    expect(
      cheapestWay(cpuOn({}), 'cpu-socket', { cpu: [], motherboard: [named('motherboard', 'motherboard5')] }),
    ).toBeUndefined();
    // It fits the socket, and would need a BIOS update.
    const boards = (await builtIn.load('motherboard')).filter(({ id }) => id === 'motherboard1');
    const older = boards.map((one) => ({ ...one, specs: { ...one.specs, chipset: 'B450', biosFlashback: false } }));
    expect(cheapestWay(cpuOn({}), 'cpu-socket', { motherboard: older })).toBeUndefined();
    expect(cheapestWay(cpuOn({}), 'no-such-rule', catalogue)).toBeUndefined();
  });

  test('of equal totals the earlier type goes, then the candidate that comes first', () => {
    const components = cpuOn({ price: 100 });
    const tie = {
      motherboard: [priced('motherboard', 'motherboard1', 109.99)],
      cpu: [priced('cpu', 'cpu8', 150), priced('cpu', 'cpu5', 100), priced('cpu', 'cpu9', 100)],
    };
    expect(cheapestWay(components, 'cpu-socket', tie)).toMatchObject({
      type: 'cpu',
      to: { id: 'cpu5' },
      moreCents: 0,
    });
  });

  test('a build that is not complete has not got as far as a graphics card', () => {
    const incomplete: BuildComponents = {
      cpu: named('cpu', 'cpu2'),
      motherboard: named('motherboard', 'motherboard3'),
      ram: named('ram', 'ram1'),
      case: named('case', 'case2'),
      psu: named('psu', 'psu19'),
    };
    expect(cheapestWay(incomplete, 'display-output', { gpu: catalogue.gpu ?? [] })).toBeUndefined();
  });
});
