/** The id of a step's heading, which the contents list links to. */
export const stepId = (number: number): string => `step-${number}`;

/** A step's number as the page shows it: `01`, `02` … */
export const stepNumber = (number: number): string => String(number).padStart(2, '0');
