/** @jest-environment node */
import { linkTypes } from './link-layout';
import { decodeBuild } from './read-link';

/** Links as visitors keep them, and what each says. They are never made anew: who has one opens it in ten years. */
const kept: Readonly<Record<string, readonly string[]>> = {
  '#b=EDAAAAA5vw': [],
  '#b=EDgAAAFQc5M': ['1 × cpu9'],
  '#b=EDAAABcAgp4': ['1 × os2'],
  // Of the first edition: numbers are the same in each.
  '#b=EBIAAEGxIHSy': ['1 × gpu12', '1 × ups3'],
  '#b=EDnAABCsRQAE4hIkRGlAJ6c': [
    ...['1 × cpu20', '2 × ram3', '1 × ram9999', '4 × storage1', '1 × storage7', '1 × case5', '1 × os1'],
  ],
  '#b=ED____U4kWNHhEJhULhkNh0PghBGCUE4KQVlOJFg_-k': [
    ...[
      '1 × cpu1',
      '1 × motherboard2',
      '1 × gpu3',
      '1 × ram4',
      '1 × storage5',
      '1 × case6',
      '1 × psu7',
      '1 × cooling8',
    ],
    ...['1 × caseFan9', '1 × thermalPaste10', '1 × monitor11', '1 × keyboard12', '1 × mouse13', '1 × headset14'],
    ...['1 × speakers15', '1 × webcam16', '1 × microphone17', '1 × networkCard18', '1 × soundCard19', '1 × cables20'],
    ...['1 × controller1', '1 × ups2', '1 × capture3', '1 × os4'],
  ],
};

test.each(Object.entries(kept))('%s says what it said', (hash, said) => {
  const decoded = decodeBuild(hash);
  expect(decoded.ok && decoded.lines.map(({ id, quantity }) => `${quantity} × ${id}`)).toEqual(said);
});

test('version 1 has the 24 types of its day', () => {
  expect(linkTypes).toHaveLength(24);
});
