import { Arrow } from '../look/arrow';
import type { StandingNote as Note } from '../domain/comparison/standing';

/** How a value stands beside another, in words with an arrow; nothing where they are the same or cannot be told apart. */
export const StandingNote = ({ note }: { note: Note | undefined }) =>
  note && (
    <span className="note">
      {note.arrow && <Arrow to={note.arrow} />}
      <span>{note.words}</span>
    </span>
  );
