/** A text as people paste it, and what each of its lines means: a part's id, or a part that the catalogue does not have. */
export interface PastedExample {
  shape: string;
  text: string;
  /** In the order of the text. */
  means: readonly string[];
}
