/** The id of a step's place on the page, which the contents list links to. */
export const stepId = (number: number): string => `step-${number}`;

/** `01`, `02` … as steps are counted on the page. */
export const stepNumber = (number: number): string => String(number).padStart(2, '0');
