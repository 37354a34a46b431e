/** As many letters as the round of an avatar takes. */
const ROOM = 3;

/** The upper-cased initials of a name, 'U' where there is none. */
export function initialsOf(name: string | null): string {
  const initials = (name ?? '').split(/\s+/).flatMap((word) => [...word].slice(0, 1));
  return initials.slice(0, ROOM).join('').toUpperCase() || 'U';
}
