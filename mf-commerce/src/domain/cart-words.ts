import { listed } from '@rig4u/shared/format';
import type { CartContents, LeftOut, Share } from './cart-contents';

/**
 * What goes into the cart and what does not, in sentences: '7 of 8 parts go into the cart. Not among them: CPU Cooler.' comes first, then
 * what the visitor owns, and of which items one is added where more are meant. None where the build is empty.
 */
export function cartWords({ items, parts, accessories, missing, owned }: CartContents): string[] {
  const shares = [
    shareText(parts, parts.of === 1 ? 'part' : 'parts'),
    shareText(accessories, accessories.of === 1 ? 'accessory' : 'accessories'),
  ].filter((text) => text !== undefined);
  if (shares.length === 0) return owned.length > 0 ? ['You own all parts of this build.'] : [];
  const one = parts.of + accessories.of === 1;
  const carried = `${withCapital(listed(shares))} ${one ? 'goes' : 'go'} into the cart.`;
  return [
    missing.length > 0 ? `${carried} Not among them: ${kindsOf(missing)}.` : carried,
    ...(owned.length > 0 ? [`You own: ${kindsOf(owned)}.`] : []),
    ...items
      .filter(({ quantity }) => quantity > 1)
      .map(({ names, quantity }) => `Only one ${listed(names)} is added: set the quantity to ${quantity} in the cart.`),
  ];
}

function shareText({ carried, of }: Share, noun: string): string | undefined {
  if (of === 0) return undefined;
  if (carried < of || of === 1) return `${carried} of ${of} ${noun}`;
  return of === 2 ? `both ${noun}` : `all ${of} ${noun}`;
}

/** `CPU Cooler and 2 × Storage`: each kind once. */
function kindsOf(parts: readonly LeftOut[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of parts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return listed([...counts].map(([kind, count]) => (count > 1 ? `${count} × ${kind}` : kind)));
}

const withCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
