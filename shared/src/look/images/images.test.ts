import fc from 'fast-check';
import {
  checkAddress,
  editOf,
  illustrationFor,
  imageCategories,
  imageCategory,
  resetEdit,
  safeImage,
  saveEdit,
  stockPhoto,
} from '.';
import { artFor } from '../art';
import { initConfig } from '../../kernel/config';
import { testConfig } from '../../../checks/test-config';

const edit = {
  id: 'dream-machine',
  originalUrl: '',
  currentUrl: 'https://photos.example/a.jpg',
  timestamp: '2026-01-02T03:04:05.000Z',
  category: 'pc-build',
};

test(spec('7.22', 'there are twenty image categories and each is drawn'), () => {
  expect(imageCategories).toHaveLength(20);
  for (const category of imageCategories) expect(artFor(category)).toBe(category);
});

test.each([
  ['processor', 'cpu'],
  ['graphics card', 'gpu'],
  ['ssd', 'storage'],
  ['power supply', 'psu'],
  ['cooler', 'cooling'],
  ['headphones', 'headset'],
  ['desktop', 'pc-build'],
  ['speaker', 'speakers'],
  ['keyboard', 'keyboard'],
  ['main board', 'motherboard'],
  ['Skateboard', 'motherboard'],
  [' CPU ', 'cpu'],
  ['lamp', 'default'],
  ['', 'default'],
  ['constructor', 'default'],
])(spec('7.23 7.24', 'the category of %j is %s'), (name, category) => expect(imageCategory(name)).toBe(category));

test.each([
  ['webcam', 'webcam'],
  ['build-rgb', 'build-rgb'],
  ['lighting', 'lighting'],
  ['processor', 'cpu'],
  ['toString', 'default'],
])('the drawing for %j is %s', (name, drawing) => expect(illustrationFor(name)).toBe(drawing));

test.each([
  '',
  ' ',
  'http://photos.example/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//photos.example/a.jpg',
  '/a.jpg',
  'https://',
  'https://me:secret@photos.example/a.jpg',
  `https://photos.example/${'a'.repeat(2048)}`,
])('the address %j is refused with words', (address) => {
  expect(checkAddress(address)).toEqual({ ok: false, problem: expect.stringMatching(/(Enter|Use) /) });
  expect(safeImage(address)).toBeUndefined();
});

test('an address of another host is refused, and the words name the hosts that there are', () => {
  initConfig({
    ...testConfig,
    imageHosts: ['https://photos.example'],
    stockPhotos: 'https://stock.example/{category}',
  });
  expect(checkAddress('https://photos.example/a.jpg').ok).toBe(true);
  expect(checkAddress('https://stock.example/cpu').ok).toBe(true);
  expect(checkAddress('https://elsewhere.example/a.jpg')).toEqual({
    ok: false,
    problem:
      'Pictures from elsewhere.example are not shown, so this address is not saved. ' +
      'Use one from localhost or photos.example or stock.example.',
  });
  for (const other of ['https://photos.example.evil.example/a', 'https://photos.example:8443/a'])
    expect(safeImage(other)).toBeUndefined();
  expect(() => initConfig({ ...testConfig, imageHosts: ['https://photos.example/'] })).toThrow('imageHosts');
  initConfig(testConfig);
});

test('whatever is typed, what comes through is an https address without a name in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((tail) => `https://${tail}`),
      ),
      (typed) => {
        const url = safeImage(typed);
        if (url === undefined) return;
        expect(new URL(url)).toMatchObject({ protocol: 'https:', username: '', password: '', href: url });
      },
    ),
  );
});

test(spec('7.22', 'the stock-photo host is off until it is set, and is asked for a category only'), () => {
  initConfig(testConfig);
  expect(stockPhoto('cpu')).toBeUndefined();
  initConfig({ ...testConfig, stockPhotos: 'https://photos.example/{category}.jpg' });
  expect(stockPhoto('../../secret')).toBe('https://photos.example/default.jpg');
  expect(stockPhoto('graphics card')).toBe('https://photos.example/gpu.jpg');
  const { stockPhotos: _off, ...without } = testConfig;
  expect(initConfig(without).stockPhotos).toBe('off');
  expect(() => initConfig({ ...testConfig, stockPhotos: 'http://photos.example/{category}' })).toThrow('stockPhotos');
});

test(spec('3.32', 'an edit is found again, a reset removes it and nothing else'), () => {
  const saved = saveEdit({ other: 'not readable' }, edit);
  expect(saved).toEqual({
    other: 'not readable',
    'dream-machine': {
      originalUrl: '',
      currentUrl: 'https://photos.example/a.jpg',
      timestamp: '2026-01-02T03:04:05.000Z',
      category: 'pc-build',
    },
  });
  expect(editOf(saved, 'dream-machine')?.currentUrl).toBe('https://photos.example/a.jpg');
  expect(editOf(saved, 'other')).toBeUndefined();
  expect(editOf(saved, 'toString')).toBeUndefined();
  expect(resetEdit(saved, 'dream-machine')).toEqual({ other: 'not readable' });
  expect(resetEdit(saved, 'unknown')).toBe(saved);
});

test('fields of a newer version stay in a record', () => {
  const newer = {
    'dream-machine': {
      originalUrl: 'https://a.example/',
      currentUrl: 'https://b.example/',
      timestamp: 1,
      category: 'cpu',
      crop: [1, 2],
    },
  };
  expect(saveEdit(newer, edit)['dream-machine']).toMatchObject({
    crop: [1, 2],
    currentUrl: 'https://photos.example/a.jpg',
  });
});

test('any id can be kept and taken back', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant('__proto__')), (id) => {
      const saved = saveEdit({ kept: 1 }, { ...edit, id });
      expect(editOf(JSON.parse(JSON.stringify(saved)), id)?.currentUrl).toBe(edit.currentUrl);
      expect(editOf(resetEdit(saved, id), id)).toBeUndefined();
    }),
  );
});
