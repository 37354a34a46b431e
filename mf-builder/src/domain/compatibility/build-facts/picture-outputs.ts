import { chosen, isChosen, isSettled } from '../chosen-parts';
import type { Judge } from '../judge';
import { bitPerPixel, carriedFrom, boardPlug, linkRange, videoPlug, type VideoPlug } from '../tables/video-plugs';
import type { CheckedBuild, Facts } from '../types';

/** The plugs a picture may leave by, as far as they are known; `all` where every one of them is. */
export interface Outputs {
  plugs: readonly VideoPlug[];
  all: boolean;
  /** Notes what is not known. */
  note: (on: Judge) => void;
}

const cardOutputs = (build: CheckedBuild): Outputs => {
  const gpus = chosen(build, 'gpu');
  return {
    plugs: gpus
      .flatMap(({ specs }) => specs.ports ?? [])
      .map(({ kind, version, dsc }) => videoPlug(kind, version, dsc)),
    all: gpus.every(({ specs }) => specs.ports !== undefined),
    note: (on) => gpus.forEach((gpu) => on.need(gpu, 'list of video outputs', gpu.specs.ports)),
  };
};

/** The board's outputs, which live on the CPU's graphics. Undefined while CPU or board are not chosen. */
const boardOutputs = (build: CheckedBuild): Outputs | undefined => {
  const cpus = chosen(build, 'cpu');
  const boards = chosen(build, 'motherboard');
  if (cpus.length === 0 || boards.length === 0) return undefined;
  if (cpus.every(({ specs }) => specs.igpu === null)) return { plugs: [], all: true, note: () => undefined };
  const alive = cpus.some(({ specs }) => typeof specs.igpu === 'string');
  const listed = boards.every(({ specs }) => specs.displayOutputs !== undefined);
  const plugs = boards.flatMap(({ specs }) => specs.displayOutputs ?? []).map(boardPlug);
  // Why: a board known to have no outputs gives none, whatever the CPU has.
  const none = listed && plugs.length === 0;
  return {
    plugs: alive ? plugs : [],
    all: none || (alive && listed),
    note: (on) => {
      for (const cpu of cpus) on.need(cpu, 'integrated graphics', cpu.specs.igpu);
      for (const board of boards) on.need(board, 'list of video outputs', board.specs.displayOutputs);
    },
  };
};

/**
 * Where the picture of a build leaves: by its graphics card, else by its board. Undefined while that is not settled.
 */
export const outputsOf = (build: CheckedBuild): Outputs | undefined => {
  if (!isSettled(build, 'gpu')) return undefined;
  const card = cardOutputs(build);
  // Why: a card without any output leaves the picture to the board, as no card does.
  return isChosen(build, 'gpu') && (!card.all || card.plugs.length > 0) ? card : boardOutputs(build);
};

/** What each pair of plugs that a monitor and the outputs have in common carries, in Gbit/s: surely, and at best. */
export const linksTo = (
  inputs: NonNullable<Facts<'monitor'>['inputs']>,
  { plugs }: Outputs,
): { sure: number; best: number }[] =>
  inputs
    .map(({ kind, version, dsc }) => videoPlug(kind, version, dsc))
    .flatMap((input) => plugs.filter(({ kind }) => kind === input.kind).map((output) => linkRange(output, input)));

/** What a picture of so many pixels needs at a rate in Hz, in Gbit/s. */
export const gigabitsAt = (pixels: number, hz: number): number => (pixels * hz * bitPerPixel * carriedFrom) / 1e9;

/** The rate in Hz that the best of the links surely carries for so many pixels. */
export const surestRate = (links: readonly { sure: number }[], pixels: number): number =>
  Math.floor((Math.max(...links.map(({ sure }) => sure)) * 1e9) / (pixels * bitPerPixel * carriedFrom));
