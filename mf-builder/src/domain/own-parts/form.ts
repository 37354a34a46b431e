import type { StoredPart } from '@rig4u/shared/builds';
import * as v from 'valibot';
import type { CatalogueType } from '../../catalogue/schema';
import { readBrand, readName, readPrice } from './basics';
import { factError } from './fact-error';
import { factSchema, fieldsOf } from './fields';
import { known, wrong, type AskedFact, type FormValues, type Reading } from './question';

/** A part, or what is wrong with which question. */
export type FormResult = { ok: true; part: StoredPart } | { ok: false; errors: Readonly<Record<string, string>> };

/** The id of a part that is in no catalogue; `time` is when it was entered, in ms. */
export const ownPartId = (type: CatalogueType, time: number): string => `own-${type}-${time}`;

/**
 * The answers that stand for a part: what fills the form when it is edited. A fact that is `asked` because it may be wrong has no answer yet: who
 * finds it right says so by writing it.
 */
export function valuesOf(
  type: CatalogueType,
  { name, price, unpriced, brand = '', owned, specs = {}, doubted = [] }: StoredPart,
  asked: readonly string[] = [],
): FormValues {
  const isLeft = (key: string): boolean => !(asked.includes(key) && doubted.includes(key));
  const facts = allOf(type).filter(({ key }) => Object.hasOwn(specs, key) && isLeft(key));
  return {
    ...Object.fromEntries(facts.flatMap((fact) => Object.entries(fact.write(specs[fact.key])))),
    ...basics({ name, price: unpriced && price === 0 ? '' : String(price), brand, owned }),
  };
}

/** The answers for a part of which the name alone is known. */
export const answersOfName = (name: string): FormValues => ({ 'part.name': name });

// The part's own name and price; a fact never has these names.
const basics = ({
  name,
  price,
  brand,
  owned,
}: {
  name: string;
  price: string;
  brand: string;
  owned: boolean | undefined;
}): FormValues => ({
  'part.name': name,
  'part.price': price,
  'part.brand': brand,
  'part.owned': owned === true ? 'yes' : '',
});

/**
 * The part that the answers describe. A fact without an answer is unknown: its key is absent. With `edit`, the part that is edited,
 * whatever the form does not ask, and every fact whose answers did not change, stays as it is; its id too. What is answered over what a source said is
 * `entered`, and as sure as what is stated. `asked`: as for `valuesOf`.
 */
export function readForm(
  type: CatalogueType,
  values: FormValues,
  id: string,
  edit?: StoredPart,
  asked: readonly string[] = [],
): FormResult {
  const name = readName(values['part.name'] ?? '');
  const owned = values['part.owned'] === 'yes';
  const priceText = (values['part.price'] ?? '').trim();
  const price = readPrice(priceText, owned || edit?.unpriced === true);
  const brand = readBrand(values['part.brand'] ?? '');
  const specs: Record<string, unknown> = keptSpecs(type, edit);
  const errors: Record<string, string> = {};
  if ('error' in name) errors['part.name'] = name.error;
  if ('error' in price) errors['part.price'] = price.error;
  if ('error' in brand) errors['part.brand'] = brand.error;
  const before = edit && valuesOf(type, edit, asked);
  const kept = new Set<string>();
  for (const fact of allOf(type)) {
    const untouched = edit && before && keptValue(type, fact, values, before, edit);
    if (untouched) kept.add(fact.key);
    const reading = untouched ?? checkedReading(type, fact, values, edit?.specs?.[fact.key]);
    if (reading?.ok) specs[fact.key] = reading.value;
    else if (reading) Object.assign(errors, reading.errors);
  }
  if ('error' in name || 'error' in price || 'error' in brand || Object.keys(errors).length > 0)
    return { ok: false, errors };
  if (type === 'cooling' && specs.tdp !== undefined) specs.tdpBasis = 'maker';

  const { brand: _brand, owned: _owned, ...rest } = edit ?? { id };
  const part: StoredPart = { ...rest, type, name: name.value, price: price.value, specs };
  if (brand.value !== undefined) part.brand = brand.value;
  if (owned) part.owned = true;
  if (priceText !== '') delete part.unpriced;
  if (edit)
    markFacts(part, edit, (fact) => kept.has(fact) || (!isAskable(type, fact) && specs[fact] === edit.specs?.[fact]));
  return { ok: true, part };
}

const isAskable = (type: CatalogueType, fact: string): boolean => allOf(type).some(({ key }) => key === fact);

const allOf = (type: CatalogueType): readonly AskedFact[] => {
  const { checked, more } = fieldsOf(type);
  return [...checked, ...more];
};

/** What the edited part carries beyond the form. */
function keptSpecs(type: CatalogueType, edit: StoredPart | undefined): Record<string, unknown> {
  const asked = new Set([...allOf(type).map(({ key }) => key), 'tdpBasis']);
  return Object.fromEntries(Object.entries(edit?.specs ?? {}).filter(([key]) => !asked.has(key)));
}

/** Says of an edited part which facts are as they were, and, unless it is in no catalogue anyway, which the visitor entered. */
function markFacts(part: StoredPart, edit: StoredPart, isKept: (fact: string) => boolean): void {
  const kept = Object.keys(part.specs ?? {}).filter(isKept);
  const still = (names: readonly string[] = []) => names.filter((fact) => kept.includes(fact));
  const now = Object.keys(part.specs ?? {}).filter((fact) => !kept.includes(fact));
  const marks = {
    doubted: still(edit.doubted),
    probable: still(edit.probable),
    derived: still(edit.derived),
    entered: edit.id.startsWith('own-') ? [] : [...still(edit.entered), ...now],
  };
  for (const kind of ['doubted', 'probable', 'derived', 'entered'] as const) {
    if (marks[kind].length > 0) part[kind] = marks[kind];
    else delete part[kind];
  }
}

/** The value a fact had before, where its answers are as they were: it may hold more than the questions can say. */
function keptValue(
  type: CatalogueType,
  fact: AskedFact,
  values: FormValues,
  before: FormValues,
  { specs = {} }: StoredPart,
): Reading {
  if (!Object.hasOwn(specs, fact.key)) return undefined;
  const same = fact.questions.every(({ id }) => (values[id] ?? '') === (before[id] ?? ''));
  const schema = factSchema(type, fact.key);
  return same && schema && v.is(schema, specs[fact.key]) ? known(specs[fact.key]) : undefined;
}

function checkedReading(type: CatalogueType, fact: AskedFact, values: FormValues, before: unknown): Reading {
  const answer = fact.read(values);
  const reading = answer?.ok && fact.over ? known(fact.over(answer.value, before)) : answer;
  const schema = factSchema(type, fact.key);
  if (!reading?.ok || !schema) return reading;
  const error = factError(schema, reading.value);
  const [first] = fact.questions;
  return error !== undefined && first ? wrong(first.id, error) : reading;
}
