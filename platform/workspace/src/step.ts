/** Writes progress: text as it is, without a line's end. */
export type Write = (text: string) => void;

/** Does one step of a longer work and writes one line about it: its name when it begins, what came of it and the seconds when it ends. */
export async function step<T>(
  write: Write,
  name: string,
  work: () => Promise<T>,
  summary: (result: T) => string = () => 'done',
): Promise<T> {
  const start = performance.now();
  write(`${name} … `);
  try {
    const result = await work();
    write(`${summary(result)} (${seconds(start)})\n`);
    return result;
  } catch (error) {
    write(`failed (${seconds(start)})\n`);
    throw error;
  }
}

const seconds = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
