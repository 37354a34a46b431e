/** A file of an export. */
export interface ExportedFile {
  /** From the export's folder, with `/`. */
  path: string;
  bytes: () => Promise<Uint8Array>;
  /** How long it is, where another text would have another name: what is there already is not written again. */
  length?: number;
}

/** What a host needs, in the order in which it is written: whatever names a file comes after it. */
export interface Layout {
  files: ExportedFile[];
  /** What to do now, for whoever ran the command. */
  next: string[];
}

export const textFile = (path: string, text: string): ExportedFile => ({
  path,
  bytes: async () => new TextEncoder().encode(text),
});
