import { textFact, type NamedPart } from './part-facts';
import { between, exactly, product, spanning, through, wider, type Range } from './range';

/** A processor's own graphics: how many units its maker states, their shaders, and the clock that they reach, in GHz. */
interface Graphics {
  units: Range;
  shaders: number;
  clock: Range;
}

const of = (units: number | Range, clock: number | Range, shaders: number): Graphics => {
  const range = (value: number | Range): Range => (typeof value === 'number' ? exactly(value) : value);
  return { units: range(units), clock: range(clock), shaders };
};

const amd = (units: number | Range, clock: number | Range): Graphics => of(units, clock, 64);
const intel = (units: number, clock: number | Range): Graphics => of(units, clock, 8);

/**
 * By the name of the graphics and the socket, without spaces. AMD: graphics cores and clocks of its specifications (felixsteinke/cpu-spec-dataset,
 * dataset/amd-cpus.csv, commit 4c08d887) and, for the 8000G, of Tom's Hardware and Gigazine; two units in Ryzen 7000 and 9000. Intel:
 * execution units of its own (dataset/intel-cpus.csv); four Xe cores of 16 in Core Ultra 200S (TechPowerUp, review of the 245K, page 23).
 */
const known: readonly (readonly [pattern: RegExp, graphics: Graphics])[] = [
  [/780m/, amd(12, 2.9)],
  [/760m/, amd(8, 2.8)],
  [/740m/, amd(4, 2.8)],
  [/vega11/, amd(11, between(1.25, 1.4))],
  [/vega8/, amd(8, between(1.1, 2.1))],
  [/vega7/, amd(7, 1.9)],
  [/vega6/, amd(6, 1.7)],
  [/vega3/, amd(3, between(1, 1.1))],
  [/radeon(?:graphics)?@am5/, amd(2, 2.2)],
  [/radeon(?:graphics)?@am4/, amd(between(6, 8), between(1.7, 2.1))],
  [/uhd(?:graphics)?7[57]0/, intel(32, between(1.3, 1.65))],
  [/uhd(?:graphics)?730/, intel(24, between(1.3, 1.55))],
  [/uhd(?:graphics)?710/, intel(16, between(1.3, 1.35))],
  [/hd(?:graphics)?[56]30/, intel(24, between(1, 1.2))],
  [/intel(?:xe-lpg)?graphics@lga1851/, intel(64, between(1.8, 2))],
];

/** Shader operations of a second, in trillions: two of each shader in each clock. */
const operations = ({ units, shaders, clock }: Graphics): Range =>
  through(product(units, clock), (value) => (2 * shaders * value) / 1000);

function graphicsOf(processor: NamedPart | undefined): Graphics | undefined {
  const fold = (key: string): string => (textFact(processor, key) ?? '').toLowerCase().replace(/\s/g, '');
  const name = `${fold('igpu')}@${fold('socket')}`;
  return known.find(([pattern]) => pattern.test(name))?.[1];
}

/**
 * The Radeon 780M (4.45 trillion) does in games what a GeForce GTX 1650 does (Tom's Hardware has that at 17.5 where the RTX 4090 has 100), as
 * reviews found. Others follow by their operations to a power: of Geekbench's 30,942 points of the 780M four Xe cores have 19,551 and two
 * units of AMD's 7,300 (Noticias3D, 95754). That is one synthetic test, so the range is wide.
 */
const anchor = { operations: 4.45, games: 0.085, rendering: 300, power: 0.7, spread: Math.log(1.5) };

const bySize = (size: Range, at: number): Range =>
  wider(
    through(size, (value) => at * (value / anchor.operations) ** anchor.power),
    anchor.spread,
  );

/** Where the graphics are not known they may be any of them. */
const anySize: Range = spanning(known.map(([, graphics]) => operations(graphics)));

/** What a processor's own graphics do in games (where the reference card does 1) and in rendering, in samples per minute. */
export function ownGraphicsOf(processor: NamedPart | undefined): { games: Range; rendering: Range } {
  const graphics = graphicsOf(processor);
  const size = graphics ? operations(graphics) : anySize;
  return { games: bySize(size, anchor.games), rendering: bySize(size, anchor.rendering) };
}

/** How many units the processor's own graphics have, in words; undefined where that is not known. */
export function unitsText(processor: NamedPart | undefined): string | undefined {
  const units = graphicsOf(processor)?.units;
  if (!units) return undefined;
  return units.low === units.high ? `${units.low} units` : `${units.low} to ${units.high} units`;
}
