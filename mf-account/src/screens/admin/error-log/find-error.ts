import { listErrorLogs, type ErrorLog } from '@rig4u/shared/database';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The error of that id; undefined where the log has none, or can have none. Rejects when the database does not answer. */
export async function findError(id: string): Promise<ErrorLog | undefined> {
  if (!uuid.test(id)) return undefined;
  const [found] = await listErrorLogs({ id, limit: 2 });
  return found;
}
