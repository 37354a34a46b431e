/** One visitor in one engine. An expression is JavaScript for the page; where an element is wanted, it names one. */
export interface Driver {
  open(url: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** Clicks an element, as a mouse does. */
  click(expression: string): Promise<void>;
  /** Clicks a field and types, as a keyboard does. */
  type(expression: string, text: string): Promise<void>;
  /** Chooses an option of a select by its value. */
  select(expression: string, value: string): Promise<void>;
  /** The number of elements, among those of a CSS selector, for which the engine itself tells assistive tools this role. */
  countRole(role: string, selector: string): Promise<number>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface RunningEngine {
  version: string;
  /** A new visitor with an empty browser; one at a time. */
  visit(): Promise<Driver>;
  stop(): Promise<void>;
}
