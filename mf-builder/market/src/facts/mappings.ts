import type { CatalogueType } from '../../../src/catalogue/schema';
import type { Mapping } from '../importer/reading';
import { pcCase } from './case';
import { caseFan, cooling, thermalPaste } from './cooling';
import { cpu } from './cpu';
import { gpu } from './gpu';
import { motherboard } from './motherboard';
import { cables, capture, controller, networkCard, os, soundCard } from './others';
import { headset, keyboard, microphone, monitor, mouse, speakers, webcam } from './peripherals';
import { psu } from './psu';
import { ram } from './ram';
import { storage } from './storage';

/** How the records of each type become facts of ours. */
export const mappings: Readonly<Partial<Record<CatalogueType, Mapping>>> = {
  ...{ cpu, motherboard, gpu, ram, storage, case: pcCase, psu, cooling, caseFan, thermalPaste },
  ...{ monitor, keyboard, mouse, headset, speakers, webcam, microphone },
  ...{ networkCard, soundCard, cables, controller, capture, os },
};
