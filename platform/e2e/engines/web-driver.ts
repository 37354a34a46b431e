import * as v from 'valibot';

/**
 * Sends a command of the W3C WebDriver protocol and returns its value. Throws with the engine's own words where it refuses, and where
 * it does not answer: WebKit's driver now and then forgets a command that meets a document on its way out.
 */
export type Send = (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;

/** A script of ours looks and is done; a page may load for a while. */
const answersWithinMs = (command: string): number => (command.endsWith('/execute/sync') ? 5_000 : 30_000);

/** Speaks to a WebDriver program. The commands are paths, such as `/status`. */
export const webDriver =
  (port: number): Send =>
  async (method, command, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      signal: AbortSignal.timeout(answersWithinMs(command)),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = v.parse(v.object({ value: v.unknown() }), await response.json());
    if (response.ok) return value;
    const { error, message } = v.parse(v.object({ error: v.string(), message: v.string() }), value);
    throw new Error(`${method} ${command}: ${error}. ${message}`);
  };

/** The id of an element in what a script returned; undefined where it returned none. */
export function elementId(value: unknown): string | undefined {
  const read = v.safeParse(v.object({ [elementKey]: v.string() }), value);
  return read.success ? read.output[elementKey] : undefined;
}

/** The name under which the protocol gives elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
