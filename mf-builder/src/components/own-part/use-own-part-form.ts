import type { StoredPart } from '@rig4u/shared/builds';
import { useState } from 'react';
import * as v from 'valibot';
import type { CatalogueType } from '../../catalogue/schema';
import { answersOfName, ownPartId, readForm, valuesOf } from '../../domain/own-parts/form';
import type { FormValues } from '../../domain/own-parts/question';
import { drafts } from '../../state/drafts';

interface State {
  /** What the answers belong to: a category, with the name that the part was given elsewhere, or the edited part. */
  subject: string | StoredPart;
  /** The facts that are asked first. */
  asked: readonly string[] | undefined;
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  /** How often sending was refused. */
  refusals: number;
}

export interface OwnPartForm extends Omit<State, 'subject' | 'asked'> {
  answer: (id: string, value: string) => void;
  /** The part, if the answers make one; else the errors are set. */
  read: () => StoredPart | undefined;
  /** Drops the answers. */
  restart: () => void;
}

const answers = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Under which name the answers outlive a reload. */
const draftOf = (type: CatalogueType, edit: StoredPart | undefined, asked: State['asked']): string =>
  ['own-part', edit?.id ?? type, ...(asked ?? [])].join(' ');

/** The answers that were given and not sent. */
function draftedValues(name: string): FormValues | undefined {
  const read = v.safeParse(answers, drafts.read(name));
  return read.success ? read.output : undefined;
}

interface Begun {
  /** What a new part is called to begin with. */
  named?: string | undefined;
  /** The facts that are asked first. */
  asked?: readonly string[] | undefined;
}

/** The answers of the form. They stay while it is closed, so that nothing is lost by mistake, until another category or part is opened. */
export function useOwnPartForm(
  type: CatalogueType,
  edit: StoredPart | undefined,
  { named, asked }: Begun,
): OwnPartForm {
  const subject = edit ?? [type, named].join(' ');
  const draft = draftOf(type, edit, asked);
  const values = (): FormValues => (edit ? valuesOf(type, edit, asked) : {});
  const blank = (): State => ({ subject, asked, values: values(), errors: {}, refusals: 0 });
  const begun = (): State => ({
    ...blank(),
    values: { ...(draftedValues(draft) ?? values()), ...(!edit && named !== undefined && answersOfName(named)) },
  });
  const [kept, setKept] = useState(begun);
  const state = kept.subject === subject && kept.asked === asked ? kept : begun();
  if (state !== kept) setKept(state);

  return {
    values: state.values,
    errors: state.errors,
    refusals: state.refusals,
    answer: (id, value) => {
      drafts.write(draft, JSON.stringify({ ...state.values, [id]: value }));
      setKept(({ errors: { [id]: _corrected, ...errors }, ...now }) => ({
        ...now,
        errors,
        values: { ...now.values, [id]: value },
      }));
    },
    read: () => {
      const result = readForm(type, state.values, ownPartId(type, Date.now()), edit, asked);
      if (result.ok) return result.part;
      setKept((now) => ({ ...now, errors: result.errors, refusals: now.refusals + 1 }));
      return undefined;
    },
    restart: () => {
      drafts.drop(draft);
      setKept(blank());
    },
  };
}
