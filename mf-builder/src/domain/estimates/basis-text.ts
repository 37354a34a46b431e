import type { Aspect } from './aspects';
import type { BuildFacts } from './facts-for-estimates';

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });
const grouped = new Intl.NumberFormat('en-US');

interface Ground {
  /** What the fact is called where it is not known. */
  name: string;
  text: (facts: BuildFacts) => string | undefined;
}

const stated = (value: number | undefined, words: (value: string) => string): string | undefined =>
  value === undefined ? undefined : words(grouped.format(value));

const cores: Ground = {
  name: "the processor's cores",
  text: ({ cores: n }) => stated(n, (value) => `${value} processor cores`),
};
const clock: Ground = {
  name: "the processor's clock",
  text: ({ ghz }) => stated(ghz, (value) => `a processor clock of up to ${value} GHz`),
};
const cache: Ground = {
  name: "the processor's cache",
  text: ({ l3MB }) => stated(l3MB, (value) => `${value} MB of processor cache`),
};
const shaders: Ground = {
  name: "the card's shaders",
  text: ({ graphics, shaders: n }) =>
    graphics === 'processor' ? "the processor's own graphics" : stated(n, (value) => `${value} shaders`),
};
const boost: Ground = {
  name: "the card's boost clock",
  text: ({ graphics, boostMHz }) =>
    graphics === 'processor' ? '' : stated(boostMHz, (value) => `a card clock of up to ${value} MHz`),
};
const video: Ground = {
  name: "the card's memory",
  text: ({ graphics, videoGB }) =>
    graphics === 'processor' ? '' : stated(videoGB, (value) => `${value} GB of graphics memory`),
};
const ram: Ground = { name: 'the memory', text: ({ ramGB }) => stated(ramGB, (value) => `${value} GB of memory`) };
const drive: Ground = {
  name: 'the drive',
  text: ({ drive: kind }) => kind && `${kind === 'NVMe SSD' ? 'an' : 'a'} ${kind}`,
};

const card = [shaders, boost, video];
const grounds: Readonly<Record<Aspect, readonly Ground[]>> = {
  gaming: [...card, clock, cache],
  productivity: [cores, clock, ram, drive],
  videoEditing: [cores, clock, ...card, ram, drive],
  streaming: [cores, clock, cache, ...card],
};

/** What an estimate rests on, and what is not known, which makes its range wider. */
export function basisText(aspect: Aspect, facts: BuildFacts): string {
  const said = grounds[aspect].map(({ name, text }) => ({ name, text: text(facts) }));
  const known = said.flatMap(({ text }) => (text ? [text] : []));
  const missing = said.flatMap(({ name, text }) => (text === undefined ? [name] : []));
  const unknown = missing.length === 0 ? '' : ` Not known, so the range is wider: ${inWords.format(missing)}.`;
  return `From ${inWords.format(known)}.${unknown}`;
}
