import type { CatalogueType } from '../../../src/catalogue/schema';
import { pcCase } from './case';
import { caseFan } from './case-fan';
import { cooling } from './cooling';
import { cpu } from './cpu';
import { gpu } from './gpu';
import { motherboard } from './motherboard';
import { os } from './os';
import { psu } from './psu';
import { ram } from './ram';
import type { DerivingRule } from './rule';

/** What is derived of each type, and how. */
export const derivingRules: Readonly<Partial<Record<CatalogueType, readonly DerivingRule[]>>> = {
  ...{ cpu, gpu, motherboard, ram, psu, case: pcCase, cooling, caseFan, os },
};
