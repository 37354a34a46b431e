/** How many letters fit into the circle of an avatar. */
const LETTERS_MAX = 3;

/** The initials of a name in capitals, at most three; 'U' if there is no name. */
export function initialsOf(name: string | null): string {
  const initials = (name ?? '').split(/\s+/).flatMap((word) => [...word].slice(0, 1));
  return initials.slice(0, LETTERS_MAX).join('').toUpperCase() || 'U';
}
