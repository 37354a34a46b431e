import type { CatalogueType } from '../../catalogue/schema';
import * as around from './around-columns';
import type { Column } from './column';
import * as core from './core-columns';
import * as gear from './gear-columns';

export type { Column, Option } from './column';

const { pcCase, ...otherCore } = core;

const columns: Readonly<Record<CatalogueType, readonly Column[]>> = { ...otherCore, case: pcCase, ...around, ...gear };

/** The columns of a category's table, beside fit and price; the wide ones come last. */
export const columnsOf = (type: CatalogueType): readonly Column[] => columns[type];

const mainColumns: Readonly<Partial<Record<CatalogueType, string>>> = {
  cpu: 'productivity',
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
export const mainColumn = (type: CatalogueType): string | undefined => mainColumns[type];
