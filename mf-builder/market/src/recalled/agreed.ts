import * as v from 'valibot';
import { sameFact } from '../../../checks/keepers/same-fact';
import { type CatalogueType, specSchemas } from '../../../src/catalogue/schema';
import type { Facts } from '../importer/reading';
import type { Stated } from './answers';

/** The value that two keepers state at least, and fewer otherwise; undefined where there is none. */
const mostStated = (fact: string, said: readonly unknown[]): unknown => {
  const counted = said.map((value) => ({ value, of: said.filter((other) => sameFact(fact, value, other)).length }));
  const [best] = counted.toSorted((one, other) => other.of - one.of);
  return best && best.of >= 2 && best.of > said.length - best.of ? best.value : undefined;
};

/** What keepers agree on of one record, in the words of our schema. That the maker states no watts is no fact of it. */
export const agreedFacts = (type: CatalogueType, stated: readonly Stated[]): Facts => {
  const entries: Readonly<Record<string, v.GenericSchema>> = specSchemas[type].entries;
  const named = [...new Set(stated.flatMap((one) => Object.keys(one)))];
  const agreed = named.flatMap((fact) => {
    const said = stated.flatMap((one) => (Object.hasOwn(one, fact) ? [one[fact]] : []));
    const schema = entries[fact];
    const value = mostStated(fact, said);
    return schema && value !== undefined && v.is(schema, value) ? [[fact, value] as const] : [];
  });
  const facts = Object.fromEntries(agreed);
  return facts['tdp'] === undefined ? facts : { ...facts, tdpBasis: 'maker' };
};
