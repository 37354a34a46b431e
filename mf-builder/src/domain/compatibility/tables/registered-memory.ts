import { foldChipset, fold } from '../spelling';

/** 'unbuffered at least': whether registered modules run too, nobody here knows. */
export type Takes = 'unbuffered' | 'registered' | 'either' | 'unbuffered at least';

/** Desktop sockets, whose processors run unbuffered modules alone; TR4 and sTRX4 among them. */
const unbuffered =
  'am1 am2 am2+ am3 am3+ am4 am5 fm1 fm2 fm2+ lga775 lga115x lga1150 lga1151 lga1155 lga1156 lga1200 lga1700 lga1851 tr4 strx4';
/** Sockets of servers and workstations, whose processors run registered modules alone. */
const registered = 'sp3 sp5 sp6 str5 lga3647 lga4189 lga4677';

const ofSocket: ReadonlyMap<string, Takes> = new Map([
  ...unbuffered.split(' ').map((socket): [string, Takes] => [socket, 'unbuffered']),
  ...registered.split(' ').map((socket): [string, Takes] => [socket, 'registered']),
  ['swrx8', 'either'],
]);

/** Sockets of a desktop and of a workstation platform: the chipset tells which. */
const byChipset: Readonly<Record<string, Readonly<Record<string, Takes>>>> = {
  lga2066: { x299: 'unbuffered', c422: 'registered' },
  lga2011: { x79: 'unbuffered at least' },
  lga20113: { x99: 'unbuffered at least' },
};

/** Whether the chipset has to tell what a socket's boards take. */
export const asksChipset = (socket: string): boolean => fold(socket) in byChipset;

/** What memory boards of a socket take; undefined where nobody here knows. */
export const memoryTaken = (socket: string, chipset: string | undefined): Takes | undefined =>
  asksChipset(socket) ? byChipset[fold(socket)]?.[foldChipset(chipset ?? '')] : ofSocket.get(fold(socket));
