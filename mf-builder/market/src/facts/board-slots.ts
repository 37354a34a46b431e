import * as v from 'valibot';
import { dropped, type Raw, type Read, reader } from '../importer/reading';

const newest: Readonly<Record<string, number>> = { AM5: 5, LGA1700: 5, LGA1851: 5, sTR5: 5, sTRX4: 4 };
const withGen4 = /^(X570S?|B550|Z590|B560|H570|H510|W580)$/;

/** The newest generation of PCIe that a board's platform has: the source has 4.0 on boards of 2012. */
const newestGen = ({ socket, chipset }: Raw): number =>
  newest[String(socket).replace('LGA ', 'LGA')] ??
  (withGen4.test(String(chipset).replace(/^(AMD|Intel) /, '')) ? 4 : 3);

const pcieSlots = v.array(
  v.object({
    lanes: v.exactOptional(v.number()),
    gen: v.exactOptional(v.string()),
    count: v.exactOptional(v.number()),
  }),
);

/**
 * Slots for cards. Of several slots with 16 lanes in the source not each has wires for them: it is then how long they are, but for the first, which is
 * that for the graphics card. Of a slot with fewer the source says the lanes and not how long it is.
 */
export const readPcie = reader(pcieSlots, (slots, record): Read => {
  const top = newestGen(record);
  const tooNew = slots.some(({ gen }) => Number(gen) > top);
  const each = slots.flatMap((slot) => Array.from({ length: Math.min(slot.count ?? 1, 12) }, () => slot));
  const first = each.findIndex(({ lanes }) => lanes === 16);
  const pcie = each.map(({ lanes, gen }, at) => ({
    ...(lanes === 16 && { length: 16 }),
    ...(lanes && (lanes < 16 || at === first) && { lanes }),
    ...(gen && Number(gen) <= top && { gen: Number(gen) }),
  }));
  return { facts: { pcie }, ...(tooNew && { doubt: 'a generation newer than the platform' }) };
});

const m2Slots = v.array(v.object({ size: v.exactOptional(v.string()), if: v.exactOptional(v.string()) }));

const lengths = new Set([2230, 2242, 2260, 2280, 22_110, 2580, 25_110]);

const m2Slot = ({ size = '', if: plug = '' }: { size?: string; if?: string }): object => {
  const sizes = (size.match(/\d{4,5}/g) ?? []).map(Number).filter((one) => lengths.has(one));
  const gen = /(?:PCIe|Gen) ?(?:Gen ?)?([3-5])(?:\.0)?/i.exec(plug)?.[1];
  const lanes = /x ?([24])\b/i.exec(plug)?.[1];
  return {
    ...(sizes.length > 0 && { sizes: sizes.toSorted((a, b) => a - b) }),
    ...(gen && { gen: Number(gen) }),
    ...(lanes && { lanes: Number(lanes) }),
    ...(/SATA/i.test(plug) && { sata: true }),
  };
};

/** A slot of 2230 without a bus for drives is that of the radio. */
const isForWifi = ({ size, if: plug }: { size?: string; if?: string }): boolean =>
  size === '2230' && plug === undefined;

/** M.2 slots that the source lists one by one. */
export const readM2 = reader(m2Slots, (slots): Read => ({
  facts: { m2: slots.filter((slot) => !isForWifi(slot)).map(m2Slot) },
}));

/** A count of M.2 slots, where they are not listed: one that was derived or inferred may be wrong. */
export const readM2Count = reader(v.number(), (count, { m2, m2Quality }): Read => {
  if (m2 !== undefined) return dropped('told by m2');
  const facts = { m2: Array.from({ length: count }, () => ({})) };
  return m2Quality === 'explicit' ? { facts } : { facts, doubt: `the count was ${String(m2Quality)}` };
});
