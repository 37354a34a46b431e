/** @jest-environment node */
import { chosenOf, type BuildComponents } from '@rig4u/shared/builds';
import { shelfOf, upgrade } from '../src/domain/best-build';
import { check } from '../src/domain/compatibility/check';
import { fromComponents } from '../src/domain/compatibility/checked-build';
import { anOldPc } from './an-old-pc';
import { shelfFromFiles } from './composing/shelf';

/** A PC of 2020: a B550 board that cannot be updated without a processor, and the processor it was bought with. */
function pcOf2020(): BuildComponents {
  const pc = anOldPc();
  const [board] = chosenOf(pc, 'motherboard').map(({ part }) => part);
  if (!board?.specs) throw new Error('The old PC has no motherboard.');
  return {
    ...pc,
    motherboard: {
      ...board,
      specs: { ...board.specs, chipset: 'B550', socket: 'AM4', ramType: 'DDR4', biosFlashback: false },
    },
    cpu: {
      id: 'own-3600',
      name: 'AMD Ryzen 5 3600',
      price: 0,
      specs: {
        ...{ cores: 6, threads: 12, speed: 4.2, socket: 'AM4', tdpW: 65, maxPowerW: 88, igpu: null, l3MB: 32 },
        ...{ arch: 'Zen 2', generation: 'Ryzen 3000', memTypes: ['DDR4'], memSpeed: 3200, memChannels: 2 },
        ...{ unlocked: true, coolerIncluded: true, pcieGen: 4, pcieLanes: 16 },
      },
    },
  };
}

test('a faster processor for the board that one has is proposed, and the update that it wants is said', () => {
  const shelf = shelfOf(shelfFromFiles());
  const atHand = pcOf2020();
  const { steps } = upgrade(shelf, { use: 'programming', resolution: '1440p', budgetCents: 60_000, atHand });
  const step = steps.find(({ changes }) => changes.some(({ type }) => type === 'cpu'));
  expect(step?.changes.map(({ type }) => type)).not.toContain('motherboard');
  const findings = check(fromComponents(step?.parts ?? {})).findings.filter(({ rule }) => rule === 'bios-update');
  expect(findings).toEqual([
    expect.objectContaining({
      verdict: 'warning',
      message: expect.stringMatching(/while the CPU that runs in it now is still there/),
    }),
  ]);
});
