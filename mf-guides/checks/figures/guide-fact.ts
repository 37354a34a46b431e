/** What a guide states with figures, written down apart from its text. */
export interface GuideFact {
  /** The step that states it; 0 is title and description. */
  step: number;
  /** Its figures, in the order of the step's text. */
  stated: readonly string[];
  /** What they are about and why they are right, in words of its own. */
  fact: string;
  /** It protects people, parts or data: where that was checked, an address or the product's rule. */
  safety?: string;
  /** It is true of this year's market or software: the year in which it was last checked. */
  year?: number;
}

/** Who harms what when this is not said. A sentence without a figure, as the guide has it. */
export interface Warning {
  step: number;
  says: string;
}
