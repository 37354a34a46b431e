/** What stands in the form, by question; a question that is not answered may be absent. */
export type FormValues = Readonly<Record<string, string>>;

export interface Answer {
  value: string;
  label: string;
}

/** One control of the form. */
export interface Question {
  /** Its key in the form's values. */
  id: string;
  label: string;
  /** How to answer it. */
  hint?: string;
  /** `choice`: one of the answers, or none. `several`: any of the answers, kept with commas between them. */
  control: 'text' | 'number' | 'choice' | 'several';
  answers?: readonly Answer[];
  /** Common answers of a text. */
  suggestions?: readonly string[];
}

/** What the answers say: nothing (undefined), a fact's value, or what is wrong with which question. */
export type Reading =
  { ok: true; value: unknown } | { ok: false; errors: Readonly<Record<string, string>> } | undefined;

/** A fact of a part, as it is asked. Several questions of one fact stand together under its label. */
export interface AskedFact {
  key: string;
  label: string;
  questions: readonly Question[];
  read: (values: FormValues) => Reading;
  /** The answers that stand for a known value; empty where the questions cannot say it. */
  write: (value: unknown) => FormValues;
  /** What a new answer leaves of the value before, where that says more than the questions ask; the answer alone where it is not said. */
  over?: (answered: unknown, before: unknown) => unknown;
}

export const known = (value: unknown): Reading => ({ ok: true, value });
export const wrong = (id: string, error: string): Reading => ({ ok: false, errors: { [id]: error } });

/** How the text of one question is read and written. */
export interface Kind {
  read: (text: string) => { value: unknown } | { error: string };
  /** Undefined where the value is of another kind. */
  write: (value: unknown) => string | undefined;
}

/** A fact that is asked by one question of the same name. */
export const single = (question: Question, { read, write }: Kind): AskedFact => ({
  key: question.id,
  label: question.label,
  questions: [question],
  read: (values) => {
    const text = (values[question.id] ?? '').trim();
    if (text === '') return undefined;
    const reading = read(text);
    return 'error' in reading ? wrong(question.id, reading.error) : known(reading.value);
  },
  write: (value) => {
    const text = write(value);
    return text === undefined ? {} : { [question.id]: text };
  },
});
