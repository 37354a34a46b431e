import type { CatalogueType } from '../../catalogue/schema';
import { shownFactsOf, valueOf, type Fact, type FactsOf } from '../parts/facts';
import { wishTexts } from './wish-words';

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

/** Of the boards that a case takes the largest: a case for ATX boards is no mini-ITX one, though it takes such a board. */
const largest = (boards: unknown): unknown => {
  if (!Array.isArray(boards)) return boards;
  const beyond = boards.filter((form) => !/^(?:thin )?mini-/i.test(String(form)));
  const aboveMicro = beyond.filter((form) => !/^micro-/i.test(String(form)));
  return [aboveMicro, beyond, boards].find((forms) => forms.length > 0);
};

/** The text of a fact that is searched, as a row writes it; none where it is not known or not searched. */
export function writtenTexts(type: string, { key, write }: Fact, value: unknown): string[] {
  if (!isType(type) || !searched[type].includes(key)) return [];
  const written = write(key === 'motherboards' ? largest(value) : value);
  return written === undefined || written === 'None' ? [] : [written];
}

/** The texts of a fact that are searched: as a row writes it, as people call it, and what it is wished for. */
export const searchedTexts = (type: string, fact: Fact, value: unknown): string[] => [
  ...writtenTexts(type, fact, value).flatMap((written) => [
    written,
    ...roundInches(fact.key, value),
    ...alsoCalled.flatMap(([words, also]) => (words.test(written) ? [also] : [])),
  ]),
  ...wishTexts(type, fact.key, value),
];

/** The same of all facts of a part. */
export const textsOfPart = (type: string, part: FactsOf, textsOf = searchedTexts): string[] =>
  shownFactsOf(type).flatMap((fact) => textsOf(type, fact, valueOf(fact, part)));

/** A screen of 26.7 inches is sold as one of 27. */
const roundInches = (key: string, value: unknown): string[] =>
  key === 'sizeIn' && typeof value === 'number' ? [`${Math.round(value)} in`] : [];

const isType = (type: string): type is CatalogueType => Object.hasOwn(searched, type);
