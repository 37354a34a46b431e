export const writers = 20;

/** Twenty at once, over two handles in turn: the numbers of those who won. */
export async function race<Half>(one: Half, other: Half, run: (half: Half, writer: number) => Promise<boolean>) {
  const won = await Promise.all(Array.from({ length: writers }, (_, i) => run(i % 2 === 0 ? one : other, i)));
  return won.flatMap((is, i) => (is ? [i] : []));
}
