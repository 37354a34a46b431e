/** A report of a PC in the shape of its tool, with made-up parts, and what each of its lines means. */
export interface ReportExample {
  tool: string;
  /** What is private in it says 'SECRET'. */
  text: string;
  /** In the order of a build: a part's id; or the type, and the name where no part of the catalogue is meant. */
  means: readonly (string | readonly [type: string, name: string])[];
}
