import type { StoredPart } from '@rig4u/shared/builds';
import { useState } from 'react';
import * as v from 'valibot';
import type { CatalogueType } from '../../catalogue/schema';
import { answersOfName, ownPartId, readForm, valuesOf } from '../../domain/own-parts/form';
import type { FormValues } from '../../domain/own-parts/question';
import { drafts } from '../../state/drafts';

interface State {
  /** What the answers belong to: the edited part, or the name of the draft of a new one. */
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

/** Under which name the answers outlive a reload: another build, place, part or name is another form. */
const draftOf = (
  type: CatalogueType,
  edit: StoredPart | undefined,
  { place = '', named = '', asked = [] }: Begun,
): string => ['own-part', place, edit?.id ?? type, ...(edit ? asked : [named])].join(' ');

/** The answers that were given and not sent. */
function draftedValues(name: string): FormValues | undefined {
  const read = v.safeParse(answers, drafts.read(name));
  return read.success ? read.output : undefined;
}

/** The answers that differ from the part's own, as they are kept; empty where none does. */
function draftText(values: FormValues, own: FormValues): string {
  const given = Object.entries(values).filter(([id, value]) => value !== (own[id] ?? ''));
  return given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : '';
}

interface Begun {
  /** Where the part stands: its build, and the place of an edited part there. */
  place?: string | undefined;
  /** What a new part is called to begin with. */
  named?: string | undefined;
  /** The facts that are asked first. */
  asked?: readonly string[] | undefined;
}

/**
 * The answers of the form. They stay while it is closed, so that nothing is lost by mistake, until another category or part is opened. Kept is only what
 * was answered otherwise than the part says itself: it lies over what the part says by then.
 */
export function useOwnPartForm(type: CatalogueType, edit: StoredPart | undefined, begin: Begun): OwnPartForm {
  const { named, asked } = begin;
  const draft = draftOf(type, edit, begin);
  const subject = edit ?? draft;
  const own = (): FormValues => (edit ? valuesOf(type, edit, asked) : answersOfName(named ?? ''));
  const blank = (): State => ({ subject, asked, values: own(), errors: {}, refusals: 0 });
  const begun = (): State => ({ ...blank(), values: { ...own(), ...draftedValues(draft) } });
  const [kept, setKept] = useState(begun);
  const state = kept.subject === subject && kept.asked === asked ? kept : begun();
  if (state !== kept) setKept(state);

  return {
    values: state.values,
    errors: state.errors,
    refusals: state.refusals,
    answer: (id, value) => {
      drafts.write(draft, draftText({ ...state.values, [id]: value }, own()));
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
