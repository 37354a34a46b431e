import type { CatalogueType } from '../../catalogue/schema';
import { factsOf } from '../parts/facts';

const [plug, slot] = ['connectivity', 'interface'];

/** The facts that are searched beside name and brand, by their keys: what people type of a part. */
const searched: Readonly<Record<CatalogueType, readonly string[]>> = {
  cpu: ['socket', 'memTypes'],
  motherboard: ['chipset', 'socket', 'formFactor', 'ramType', 'wifi'],
  gpu: ['chip', 'chipMaker', 'memory', 'vramType'],
  ram: ['ramType', 'speed', 'capacity', 'rgb'],
  storage: ['capacity', 'type', 'formFactor', slot],
  case: ['formFactor', 'motherboards'],
  psu: ['power', 'efficiency', 'modularity', 'formFactor'],
  cooling: ['type', 'radiator', 'sockets', 'rgb'],
  caseFan: ['sizeMm', 'led'],
  thermalPaste: ['grams'],
  monitor: ['sizeIn', 'resolution', 'hz', 'panel'],
  keyboard: [plug, 'switchType', 'size'],
  mouse: [plug],
  headset: [plug],
  speakers: [plug, 'channels'],
  webcam: [plug, 'resolution'],
  microphone: [plug],
  networkCard: [slot, 'speed'],
  soundCard: [slot],
  cables: ['kind', 'lengthM'],
  controller: [plug, 'platform'],
  ups: ['va', 'watts'],
  capture: [slot, 'resolution'],
  os: ['edition'],
};

/** What people call a value that a row writes otherwise. */
const alsoCalled: readonly (readonly [RegExp, string])[] = [
  [/^HDD$/, 'hard disk'],
  [/PCIe \d\.0 x4/, 'nvme'],
  [/PCIe 4/, 'gen4'],
  [/PCIe 5|\b5\.0 x/, 'gen5'],
  [/^Liquid$/, 'aio water'],
  [/^Full$/, 'modular fully'],
  [/^80\+/, '80 plus'],
  [/micro-ATX/i, 'matx'],
  [/mini-ITX/i, 'mitx'],
  [/^ARGB$/, 'rgb'],
  [/GHz|Bluetooth/, 'wireless'],
  [/× 1080$/, '1080p fhd'],
  [/× 1440$/, '1440p qhd wqhd'],
  [/^3840 × 2160$/, '2160p 4k uhd'],
  [/^(?:3440|5120)/, 'ultrawide'],
];

/** The searched facts of a part as a row writes them, with their keys. */
const writtenFacts = (type: string, specs: Readonly<Record<string, unknown>>): { key: string; written: string }[] => {
  const keys = isType(type) ? searched[type] : [];
  return factsOf(type)
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ key, write }) => {
      const written = write(specs[key]);
      return written === undefined || written === 'None' ? [] : [{ key, written }];
    });
};

/** The texts of a part's facts that are searched, as a row writes them. */
export const writtenTexts = (type: string, specs: Readonly<Record<string, unknown>>): string[] =>
  writtenFacts(type, specs).map(({ written }) => written);

/** The texts of a part's facts that are searched: as a row writes them, and as people call them. */
export const searchedTexts = (type: string, specs: Readonly<Record<string, unknown>>): string[] =>
  writtenFacts(type, specs).flatMap(({ key, written }) => [
    written,
    ...roundInches(key, specs[key]),
    ...alsoCalled.flatMap(([value, also]) => (value.test(written) ? [also] : [])),
  ]);

/** A screen of 26.7 inches is sold as one of 27. */
const roundInches = (key: string, value: unknown): string[] =>
  key === 'sizeIn' && typeof value === 'number' ? [`${Math.round(value)} in`] : [];

const isType = (type: string): type is CatalogueType => Object.hasOwn(searched, type);
