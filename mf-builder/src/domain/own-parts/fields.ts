import type * as v from 'valibot';
import { specSchemas, type CatalogueType } from '../../catalogue/schema';
import { factsOf, type Fact } from '../parts/facts';
import { checkedFacts, notAsked } from './checked-facts';
import { help } from './help';
import { numbers, several, words } from './kinds/lists';
import { flag, flagAnswers, number, oneOf, orEmpty, orNone, text } from './kinds/plain';
import { single, type AskedFact, type Kind, type Question } from './question';
import { schemaKind } from './schema-kind';
import { structured } from './structured';

export interface Fields {
  /** What the compatibility rules read. */
  checked: readonly AskedFact[];
  more: readonly AskedFact[];
}

/** The facts of a type that can be entered, each with its questions. */
export function fieldsOf(type: CatalogueType): Fields {
  const asked = factsOf(type)
    .filter(({ key }) => !notAsked[type]?.includes(key))
    .map((fact) => ask(type, fact))
    .filter((fact) => fact !== undefined);
  const rank = (key: string) => checkedFacts[type].indexOf(key);
  return {
    checked: asked.filter(({ key }) => rank(key) >= 0).toSorted((one, other) => rank(one.key) - rank(other.key)),
    more: asked.filter(({ key }) => rank(key) < 0),
  };
}

/** The schema of one fact; undefined for a fact that the type does not have. */
export const factSchema = (type: CatalogueType, key: string): v.GenericSchema | undefined =>
  new Map<string, v.GenericSchema>(Object.entries(specSchemas[type].entries)).get(key);

function ask(type: CatalogueType, fact: Fact): AskedFact | undefined {
  const schema = factSchema(type, fact.key);
  if (!schema) return undefined;
  const { hint, suggestions } = help[type]?.[fact.key] ?? {};
  const question = (control: Question['control'], unit = ''): Question => ({
    id: fact.key,
    label: unit === '' ? fact.label : `${fact.label} (${unit})`,
    control,
    ...(hint !== undefined && { hint }),
    ...(suggestions && { suggestions }),
  });
  const { kind, none, values } = schemaKind(schema);
  const answers = values.map((value) => ({ value, label: fact.write(value) ?? value }));
  const nullable = (plain: Kind): Kind => (none ? orNone(plain) : plain);

  if (kind === 'other') return structured[type]?.[fact.key]?.(question('text'));
  if (kind === 'number') return single(question(none ? 'text' : 'number', unitOf(fact)), nullable(number));
  if (kind === 'text') return single(question('text'), nullable(text));
  if (kind === 'flag') return single({ ...question('choice'), answers: flagAnswers }, flag);
  if (kind === 'oneOf') return single({ ...question('choice'), answers }, oneOf(answers));
  if (kind === 'several') return single({ ...question('several'), answers }, several(answers));
  return single(question('text'), kind === 'numbers' ? numbers : orEmpty(words));
}

/** What stands behind the number when a reader sees the fact. */
const unitOf = ({ write }: Fact): string => (write(1) ?? '').replace(/^1 ?/, '');
