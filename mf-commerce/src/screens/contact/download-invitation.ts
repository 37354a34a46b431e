import { config } from '@rig4u/shared/config';
import { invitationFile } from '../../domain/calendar-file';
import type { Slot } from '../../domain/consultation-times';

/** How long a file can be fetched after it was offered, in milliseconds: some browsers ask before they save. */
const KEPT_MS = 60_000;

/** Downloads a calendar file that invites support to a call. */
export function downloadInvitation(slot: Slot): void {
  const { product, support } = config();
  const text = invitationFile({
    product: product.name,
    slot,
    now: new Date(),
    uid: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    guest: { name: `${product.name} support`, email: support.email },
    summary: `PC building consultation with ${product.name}`,
    description: `A call about a PC build.\nPhone of support: ${support.phone}\nPhone hours: ${support.phoneHours}`,
  });
  downloadText('consultation.ics', 'text/calendar;charset=utf-8', text);
}

/** Downloads a text as a file. */
function downloadText(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
