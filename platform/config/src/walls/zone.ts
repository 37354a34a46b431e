/** Something that may not be imported; `why` says the reason and what to do instead. */
export interface Ban {
  /** A regular expression on the import's text, or patterns as in .gitignore: later ones with `!` take something out again. */
  what: string | readonly string[];
  why: string;
  /** Types may be imported all the same: nothing of them is left at run time. */
  exceptTypes?: boolean;
  /** Tests may import it all the same. */
  exceptTests?: boolean;
}

/** A thing that may not be used: a global, or a property of one such as `Date.now`. */
export interface BannedName {
  name: string;
  why: string;
}

/** Files, and the walls around them. A zone inside another one has that one's walls as well. */
export interface Zone {
  files: readonly string[];
  except?: readonly string[];
  bans?: readonly Ban[];
  bannedNames?: readonly BannedName[];
  inside?: Zone;
}

/** Files that the walls do not stop, and why. */
export interface Exemption {
  files: readonly string[];
  reason: string;
}
