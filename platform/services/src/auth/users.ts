import * as v from 'valibot';
import { writeDurably } from '../local/durable';
import { keptFile } from '../local/kept-file';
import { userSchema, type EmulatorState, type EmulatorUser } from './emulator';

const usersFile = v.pipe(
  v.string(),
  v.parseJson(undefined, 'it is not JSON'),
  v.object({ users: v.array(userSchema) }),
);

/** Providers that the emulator enters by itself for a user with a password or a telephone. */
const derived = new Set(['password', 'phone']);

/** Brings the users of `file` back into the emulator. Returns a function that resolves when the users as they are now stand on the disk. */
export async function keepUsers(
  state: EmulatorState,
  file: string,
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  const { value } = await keptFile<readonly EmulatorUser[]>({
    file,
    read: (text) => v.parse(usersFile, text).users,
    make: () => [],
    write: asText,
    say,
    loss: 'the local sign-in starts without accounts.',
  });
  for (const user of value)
    state.overwriteUserWithLocalId(user.localId, {
      ...user,
      providerUserInfo: (user.providerUserInfo ?? []).filter(({ providerId }) => !derived.has(providerId)),
    });

  let onDisk = asText(value);
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    const text = asText([...state.users.values()]);
    if (text === onDisk) return;
    await writeDurably(file, text);
    onDisk = text;
  };
  // One after the other, also after one that failed: the next tries to write what that one could not.
  return () => (writing = writing.then(write, write));
}

const asText = (users: readonly EmulatorUser[]): string => JSON.stringify({ users });
