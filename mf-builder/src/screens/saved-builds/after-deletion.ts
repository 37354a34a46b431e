/** The entry that takes the deleted one's place under the visitor's hands: the next one, else the one before; undefined when none is left. */
export function neighbourOf(list: readonly { id: string }[], id: string): string | undefined {
  const place = list.findIndex((entry) => entry.id === id);
  return (list[place + 1] ?? list[place - 1])?.id;
}
