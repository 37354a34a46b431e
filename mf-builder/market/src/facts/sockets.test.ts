/** @jest-environment node */
import { readBoardSocket, readCoolerSockets, readCpuSocket } from './sockets';

const cpu = (socket: string, arch?: string) => readCpuSocket(socket, { arch });
const board = (socket: string) => readBoardSocket(socket, {});
const cooler = (...sockets: string[]) => readCoolerSockets(sockets, {});

test.each([
  ['sTR4', 'TR4'],
  ['TR4', 'TR4'],
  ['LGA 2011-3', 'LGA 2011-3 Narrow'],
  ['LGA 1151', 'LGA 1151v2'],
  ['LGA 1700', 'LGA 1700'],
  ['FM2+', 'FM2+'],
])('a processor for %s and a board with %s have one socket, in one spelling', (ofCpu, ofBoard) => {
  expect(cpu(ofCpu).facts).toEqual(board(ofBoard).facts);
  expect([cpu(ofCpu).doubt, board(ofBoard).doubt]).toEqual([undefined, undefined]);
});

test.each([
  ['sTRX4', 'TR4'],
  ['sTR5', 'sTRX4'],
  ['LGA 2011', 'LGA 2011-3'],
  ['LGA 1200', 'LGA 1151'],
  ['FM2+', 'FM2'],
  ['AM4', 'AM5'],
])('a processor for %s and a board with %s differ for sure', (ofCpu, ofBoard) => {
  expect(cpu(ofCpu).facts).not.toEqual(board(ofBoard).facts);
  expect([cpu(ofCpu).doubt, board(ofBoard).doubt]).toEqual([undefined, undefined]);
});

test('where letters differ and the processor may run, the socket is doubtful', () => {
  expect(cpu('FM2').doubt).toBe('boards with FM2+ take it too');
  expect(cpu('LGA 2011', 'Broadwell').doubt).toBe('its architecture is of LGA2011-3');
  expect(cpu('LGA 2011', 'Ivy Bridge EP').doubt).toBeUndefined();
  expect(board('AM3').doubt).toBe('some boards take processors for AM3+ with a newer firmware');
});

test('a board with two sockets or a soldered processor has none', () => {
  expect(board('2 x LGA 2011').facts).toBeUndefined();
  expect(board('Integrated Atom').facts).toBeUndefined();
});

test.each([
  ['LGA 2011', 'LGA 2011-3'],
  ['LGA 2011', 'LGA 2066'],
  ['AM3', 'AM3+'],
  ['AM2', 'FM2+'],
  ['FM2', 'FM2+'],
  ['sTR4', 'TR4'],
  ['sTR4', 'sTRX4'],
  ['LGA 1151v2', 'LGA 1151'],
])('a cooler that lists %s is mounted on %s too', (listed, socket) => {
  expect(cooler(listed).facts?.['sockets']).toContain(Object.values(cpu(socket).facts ?? {})[0]);
});

test('mounts that differ stay apart', () => {
  expect(cooler('AM4', 'AM5').facts).toEqual({ sockets: ['AM4', 'AM5'] });
  expect(cooler('LGA 1366', 'AM1').facts).toEqual({ sockets: ['LGA1366', 'AM1'] });
});

test('a list that may be older than a socket with the same mount is doubtful', () => {
  expect(cooler('LGA 1700').doubt).toBe('the list may be older than LGA1851');
  expect(cooler('AM4').doubt).toBe('the list may be older than AM5');
  expect(cooler('sTR4').doubt).toBe('the list may be older than sTR5');
  expect(cooler('sTR4', 'sTR5').doubt).toBeUndefined();
});
