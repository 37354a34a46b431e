/**
 * The lines of a text that comes in pieces. Only the line that is not whole yet is kept, so that the length of the text does not matter.
 * @throws Error where a line is longer than `longest`: without a limit, a text without line ends would fill the memory.
 */
export async function* linesOf(pieces: AsyncIterable<string>, longest = 1_000_000): AsyncGenerator<string> {
  let begun = '';
  let before = 0;
  for await (const piece of pieces) {
    const lines = (begun + piece).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
    before += lines.length;
    if (begun.length > longest)
      throw new Error(
        `Line ${before + 1} is longer than ${longest.toLocaleString('en-US')} characters: this is no snapshot.`,
      );
  }
  if (begun !== '') yield begun;
}
