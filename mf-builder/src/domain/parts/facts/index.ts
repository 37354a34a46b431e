import type { CatalogueType } from '../../../catalogue/schema';
import * as around from './around-the-core';
import * as core from './core-parts';
import type { Fact } from './fact';
import { workedOut } from './worked-out';

export type { Fact } from './fact';
export { valueOf, type FactsOf } from './worked-out';

const { pcCase, ...otherCore } = core;

/** Every fact of every type that a visitor sees; a card shows the first three. */
const facts: Readonly<Record<CatalogueType, readonly Fact[]>> = { ...otherCore, case: pcCase, ...around };

/** The facts of a type; none for a word that is no type. */
export const factsOf = (type: string): readonly Fact[] => (isType(type) ? facts[type] : []);

/** The facts of a type, and what is worked out of what its parts say: all that is shown, chosen from and sorted by. */
export const shownFactsOf = (type: string): readonly Fact[] =>
  isType(type) ? [...facts[type], ...workedOut(type)] : [];

const isType = (type: string): type is CatalogueType => Object.hasOwn(facts, type);
