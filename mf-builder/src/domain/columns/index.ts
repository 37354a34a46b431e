import type { CatalogueType } from '../../catalogue/schema';
import { aspects, type Aspect } from '../estimates';
import * as around from './around-columns';
import type { Column } from './column';
import * as core from './core-columns';
import * as gear from './gear-columns';

export type { Column, Option } from './column';

const { pcCase, cpuFor, ...otherCore } = core;

const columns: Readonly<Record<Exclude<CatalogueType, 'cpu'>, readonly Column[]>> = {
  ...otherCore,
  case: pcCase,
  ...around,
  ...gear,
};
const ofProcessors = new Map(aspects.map((use) => [use, cpuFor(use)]));

/** The columns of a category's table, beside fit and price; the wide ones come last. Of processors one estimate is not wide: that of the use. */
export const columnsOf = (type: CatalogueType, use: Aspect = 'gaming'): readonly Column[] =>
  type === 'cpu' ? (ofProcessors.get(use) ?? []) : columns[type];

const mainColumns: Readonly<Partial<Record<CatalogueType, string>>> = {
  motherboard: 'm2',
  gpu: 'gaming',
  ram: 'heightMm',
  storage: 'pricePerTb',
  psu: 'headroom',
  cooling: 'size',
  caseFan: 'airflowCfm',
  thermalPaste: 'conductivityWmK',
  monitor: 'hz',
  mouse: 'weightG',
  speakers: 'watts',
  webcam: 'resolution',
  networkCard: 'speed',
  soundCard: 'resolution',
  cables: 'lengthM',
  ups: 'watts',
  capture: 'resolution',
};

/** The column that tells most of a category, where one does: the last that a table without room gives up. */
export const mainColumn = (type: CatalogueType, use: Aspect = 'gaming'): string | undefined =>
  type === 'cpu' ? use : mainColumns[type];
