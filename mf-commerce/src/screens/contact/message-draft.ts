import type { Message } from '../../domain/message-link';

const key = 'rig4u-drafts-contact';
const names = ['name', 'email', 'message'] as const;

// Why on demand: most visitors of this page write nothing, and what keeps drafts is a fifth of its code.
const drafts = () =>
  import('@rig4u/shared/storage').then(
    ({ draftsOf }) => draftsOf({ key }),
    // Without a connection what was written stays in the form, and is kept nowhere else.
    () => undefined,
  );

/** Whether this tab keeps a message; a look at the key alone. */
function isKept(): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    // Blocked: it keeps nothing.
    return false;
  }
}

/** The message that was begun in this tab; undefined where there is none. */
export async function keptMessage(): Promise<Message | undefined> {
  if (!isKept()) return undefined;
  const kept = await drafts();
  return (
    kept && { name: kept.read('name') ?? '', email: kept.read('email') ?? '', message: kept.read('message') ?? '' }
  );
}

/** Keeps a message until it is sent. */
export async function keepMessage(message: Message): Promise<void> {
  const kept = await drafts();
  for (const name of names) kept?.write(name, message[name]);
}

/** Forgets it: it was sent. */
export async function forgetMessage(): Promise<void> {
  const kept = await drafts();
  for (const name of names) kept?.drop(name);
}
