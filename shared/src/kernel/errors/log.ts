import { config } from '../config';
import type { ErrorMetadata, Priority } from '../contracts/error-log';
import { patiently } from '../loading/patiently';
import { browserInfo, newId } from './browser';
import { countedSender, type Occasion } from './counted';
import { isForeign } from './foreign';
import { messageOf, stackOf } from './message';
import { loadCleaning, reportError } from './report';

export interface LoggedError {
  /** What failed, as a person would look for it. */
  component: string;
  /** Whatever was thrown. */
  error: unknown;
  priority: Priority;
  metadata: ErrorMetadata;
}

interface Item extends LoggedError {
  id?: string;
  /** What else is done about the first of its kind. */
  alongside?: () => void;
}

const { add, flush } = countedSender(write);

/**
 * Writes an error into the table error_logs. Gives whether it arrived; never throws, a failure is only a warning in the console. The
 * same error within half a minute is counted, and counted ones are sent as one row. Without a database nothing is written.
 */
export async function logError(failure: LoggedError): Promise<boolean> {
  if (!hasErrorTable()) return false;
  return add(keyOf(failure), failure);
}

/**
 * Reports an error of rendering to the endpoint and writes it into the table. Both get one id, so that it is one row whichever comes first.
 * Repeats are counted for both; without a table each goes to the endpoint. `translated`: the screen was drawn anew, and no release is to
 * blame. What an extension threw is only counted, as elsewhere.
 */
export function logRenderError({
  error,
  componentStack,
  component,
  translated,
}: {
  error: unknown;
  componentStack: string;
  component: string;
  translated: boolean;
}): void {
  if (!translated && isForeign(error)) return countForeign();
  const id = newId();
  const report = () => void reportError({ error, componentStack, component, id, translated });
  if (!hasErrorTable()) return report();
  const item: Item = {
    id,
    component,
    error,
    priority: 'medium',
    metadata: { type: 'react-error-boundary', componentStack, ...(translated && { translated }) },
    alongside: report,
  };
  void add(keyOf(item), item);
}

let foreign = 0;
/** Counts an error of an extension, which is none of the product's: the next row says how many there were. */
export const countForeign = (): void => void (foreign += 1);

/** Sends what was counted so far, in a way that outlives the page. */
export const flushErrors = flush;

/** Whether this installation has the table; before the settings are read it counts as without. */
function hasErrorTable(): boolean {
  try {
    return config().services !== undefined;
  } catch {
    return false;
  }
}

async function write(
  { id, component, error, priority, metadata, alongside }: Item,
  occasion: Occasion,
  occurrences: number,
): Promise<boolean> {
  const isTwice = occasion === 'first' && alongside !== undefined;
  // The gateway makes a row of its own of what is sent twice, and the first one stays: the number waits for a row that is sent once.
  const fromExtensions = isTwice ? 0 : foreign;
  foreign -= fromExtensions;
  try {
    if (isTwice) alongside();
    const facts = {
      id: id ?? newId(),
      component,
      error_message: messageOf(error, 'Unknown error'),
      error_stack: stackOf(error) || null,
      priority,
      metadata: fromExtensions > 0 ? { ...metadata, fromExtensions } : metadata,
      browser_info: browserInfo(window),
      timestamp: new Date().toISOString(),
      occurrences,
    };
    const { errorLogRow } = await loadCleaning();
    const { insertErrorLog } = await patiently(
      () => import(/* webpackChunkName: "database" */ '../../account/database'),
    );
    await insertErrorLog(errorLogRow(facts), { keepalive: occasion === 'leaving' });
    return true;
  } catch (problem) {
    foreign += fromExtensions;
    console.warn('An error could not be written to the error log.', problem);
    return false;
  }
}

const keyOf = ({ component, error, metadata }: LoggedError): string =>
  JSON.stringify([metadata.type, metadata.translated, component, messageOf(error, ''), stackOf(error).split('\n', 3)]);
