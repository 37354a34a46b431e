/** @jest-environment node */
import { partTypeNames } from '@rig4u/shared/builds';
import seals from '../../../market/numbers/seals.json';
import { linkTypes, marketEdition, maxMarketNumber, typesOfVersion1 } from './link-layout';
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
  // Version 2, with parts of the market.
  '#b=IDARggAACAPc3ys': ['1 × gpu~123'],
  '#b=IDARikAAAKodx0AAYC9E': ['1 × cpu9', '1 × gpu~3811', '1 × case~1'],
  '#b=IDARgQAAERYluE___wACcQAATh6ABcCDGg': [
    ...['2 × ram3', '4 × ram~4828', '1 × ram~65535', '9999 × ram9999', '1 × os~11'],
  ],
  '#b=IDARj___-D59D56Eo-eUnC4em1TT54gqpwtVXlg2ssHW1SgQr54WEv4E7KLtnCyBa1eVbOZgZmqf': [
    ...['1 × cpu~1999', '1 × motherboard~3998', '1 × gpu3', '1 × ram~7996', '1 × storage~9995', '1 × case6'],
    ...['1 × psu~13993', '1 × cooling~15992', '1 × caseFan9', '1 × thermalPaste~19990', '1 × monitor~21989'],
    ...['1 × keyboard12', '1 × mouse~25987', '1 × headset~27986', '1 × speakers15', '1 × webcam~31984'],
    ...['1 × microphone~33983', '1 × networkCard18', '1 × soundCard~37981', '1 × cables~39980', '1 × controller21'],
    ...['1 × ups~43978', '1 × capture~45977', '1 × os24'],
  ],
};

/** Version 3: what was entered of parts. It says a bracket of 2.5 slots, too, which the schema does not take. */
const withEntered =
  '#b=MDARjgAAAKoAyUAe4Dxb9_VntFj4daG_vl5InVtE4W8NO5FdWItrJE6t-_t1Yi24fFLDtp8MuXIidM2TBh9We0WLlhx68vSns39OaJ0yXNViLHo08ETpFc6smDHHc6sGGVzc6smDHIiWItGXTn0dJu1E6Ys2H26Aeug';

test('a link with what was entered says what it said', () => {
  expect(decodeBuild(withEntered)).toEqual({
    ok: true,
    lines: [
      { type: 'cpu', id: 'cpu9', quantity: 1 },
      {
        ...{ type: 'motherboard', id: 'motherboard~100', quantity: 1 },
        entered: { cpuPower: ['8-pin'], m2: [{}], maxRamSpeed: 3200 },
      },
      { type: 'gpu', id: 'gpu~123', quantity: 1, entered: { chip: '“é”', heightMm: 130 } },
    ],
  });
});

test.each(Object.entries(kept))('%s says what it said', (hash, said) => {
  const decoded = decodeBuild(hash);
  expect(decoded.ok && decoded.lines.map(({ id, quantity }) => `${quantity} × ${id}`)).toEqual(said);
});

test('version 1 has the 24 types of its day; a type more comes behind them', () => {
  expect(typesOfVersion1).toBe(24);
  expect(linkTypes.slice(0, 24).join()).toBe(
    'cpu,motherboard,gpu,ram,storage,case,psu,cooling,caseFan,thermalPaste,monitor,keyboard,mouse,headset,speakers,webcam,' +
      'microphone,networkCard,soundCard,cables,controller,ups,capture,os',
  );
  expect(linkTypes.toSorted()).toEqual(partTypeNames.toSorted());
});

test('the edition of the market goes up with its lists of numbers', () => {
  const counts = Object.values(seals).map((grown) => grown.at(-1)?.count ?? 0);
  const numbered = counts.reduce((sum, count) => sum + count, 0);
  expect({ edition: marketEdition, numbered }).toEqual({ edition: 1, numbered: 46_575 });
  expect(Math.max(...counts)).toBeLessThan(maxMarketNumber / 13);
});
