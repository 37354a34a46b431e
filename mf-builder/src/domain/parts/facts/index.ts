import type { CatalogueType } from '../../../catalogue/schema';
import * as around from './around-the-core';
import * as core from './core-parts';
import type { Fact } from './fact';

export type { Fact } from './fact';

const { pcCase, ...otherCore } = core;

/** Every fact of every type that a visitor sees; a card shows the first three. */
const facts: Readonly<Record<CatalogueType, readonly Fact[]>> = { ...otherCore, case: pcCase, ...around };

/** The facts of a type; none for a word that is no type. */
export const factsOf = (type: string): readonly Fact[] => (isType(type) ? facts[type] : []);

const isType = (type: string): type is CatalogueType => Object.hasOwn(facts, type);
