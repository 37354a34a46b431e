import type { CatalogueType } from '../../catalogue/schema';
import { inBounds } from '../compatibility/bounds';
import { sharesOf } from '../compatibility/build-facts/m2-lanes';
import { feeding, m2OfBoard } from '../compatibility/build-facts/slots-by-cpu';
import { chosen, total } from '../compatibility/chosen-parts';
import { has } from '../compatibility/spelling';
import type { CheckedBuild } from '../compatibility/types';
import { counted } from '../fit-view/numbers';
import { alike, type WordLimit } from './word-limit';

/** What the boards of a build say alike of themselves, in words. */
const ofBoard =
  (words: (board: NonNullable<CheckedBuild['motherboard']>[number]) => string | undefined): WordLimit['words'] =>
  (others) =>
    alike(chosen(others, 'motherboard').map(words));

const headersForFans: WordLimit = {
  rule: 'fan-headers',
  words: ofBoard((board) => {
    const { fanHeaders } = board.specs;
    return fanHeaders === undefined ? undefined : inBounds([board], 'fanHeaders', counted(fanHeaders, 'fan headers'));
  }),
};

const profilesOfBoard: WordLimit = {
  rule: 'memory-profile',
  words: ofBoard(({ specs }) => (has([specs.socket ?? ''], 'AM5') ? 'EXPO up to 6400 MT/s' : undefined)),
};

const usb4OfBoard: WordLimit = {
  rule: 'usb4',
  words: ofBoard(({ specs }) => (specs.usb4 === undefined ? undefined : counted(specs.usb4, 'USB4 ports'))),
};

const slotsOnCardLanes: WordLimit = {
  rule: 'm2-lanes',
  words: (others) =>
    alike(
      chosen(others, 'motherboard').map((board) => {
        const places = m2OfBoard(board, feeding(others));
        const shared = sharesOf(board.specs.m2 ?? [], board.specs.socket).filter(
          (one, index) => one === true && places[index]?.live !== false,
        ).length;
        return shared === 0 ? undefined : `${shared} of them on lanes of the card`;
      }),
    ),
};

const cablesOfSupply: WordLimit = {
  rule: 'gpu-cables',
  words: (others) =>
    alike(
      chosen(others, 'psu').map(({ specs: { pcie8Cables } }) =>
        pcie8Cables === undefined ? undefined : `${counted(pcie8Cables, 'cables')} for cards`,
      ),
    ),
};

const roomAboveBoard: WordLimit = {
  rule: 'top-clearance',
  words: (others) =>
    alike(
      chosen(others, 'case').map(({ specs: { topClearanceMm } }) =>
        topClearanceMm === undefined ? undefined : `${topClearanceMm} mm above the board`,
      ),
    ),
};

const screensOfBuild: WordLimit = {
  rule: 'monitor-plugs',
  words: (others) => `${total(chosen(others, 'monitor'))} screens`,
};

/** What headers, ports, lanes and cables of the other parts leave, by the type of the option. */
export const plugLimits: { readonly [T in CatalogueType]?: readonly WordLimit[] } = {
  gpu: [cablesOfSupply, screensOfBuild],
  ram: [profilesOfBoard],
  storage: [slotsOnCardLanes],
  cooling: [roomAboveBoard],
  caseFan: [headersForFans],
  networkCard: [usb4OfBoard],
  soundCard: [usb4OfBoard],
  capture: [usb4OfBoard],
};
