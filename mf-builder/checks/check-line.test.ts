import { checkLine } from './check-line';
import { marketShelf } from './either-shelf';

const answer = (line: unknown, number = 1) => {
  const { text, ok } = checkLine(typeof line === 'string' ? line : JSON.stringify(line), number);
  return { ok, ...JSON.parse(text) };
};

test('a line in order is answered with verdict and findings', () => {
  const found = answer({
    id: 'a',
    parts: {
      cpu: { name: 'Ryzen', specs: { socket: 'AM5', igpu: false } },
      motherboard: [{ id: 'x', specs: { socket: 'AM4' } }],
      gpu: null,
    },
  });
  expect(found).toMatchObject({ ok: true, id: 'a', verdict: 'fail' });
  expect(found.findings[0]).toEqual({
    rule: 'cpu-socket',
    verdict: 'fail',
    message: 'Ryzen needs socket AM5; Motherboard has AM4.',
    parts: [
      { type: 'cpu', name: 'Ryzen' },
      { type: 'motherboard', name: 'Motherboard', id: 'x' },
    ],
  });
  expect(found.findings).toContainEqual(expect.objectContaining({ rule: 'display-output', verdict: 'fail' }));
});

test('what is clearly meant is taken: numbers for versions, one word for a list, true for Wi-Fi, null for not known, foreign keys', () => {
  const { ok, findings } = answer({
    id: 7,
    parts: {
      gpu: { specs: { ports: [{ kind: 'HDMI', version: 2.1, dsc: null, count: 1 }], lengthMm: null, colour: 'red' } },
      monitor: { specs: { resolution: [1920, 1080], hz: 60, inputs: [{ kind: 'HDMI', version: 2, extra: 1 }] } },
      motherboard: { specs: { wifi: true, displayOutputs: 'HDMI' } },
      case: { specs: { gpuMaxMm: 300 } },
    },
  });
  expect(ok).toBe(true);
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'monitor-link', verdict: 'pass' }));
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'network', verdict: 'pass' }));
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'gpu-length', verdict: 'unknown' }));
});

test('what would pass by what is usual of a part of the market says probably, of the finding and of the whole', () => {
  const shelf = marketShelf('case');
  const row = Array.from({ length: shelf.count }, (_, at) => at).find((at) => shelf.isProbable(at, 'psuFormFactors'));
  const psu = { name: 'Supply', specs: { formFactor: 'ATX' } };
  const found = answer({ id: 1, parts: { case: `case~${shelf.numberAt(row ?? -1)}`, psu } });
  const usual = found.findings.filter(({ probably }: { probably?: true }) => probably);
  expect(usual).toMatchObject([
    { rule: 'psu-form', verdict: 'unknown', message: expect.stringMatching(/^Probably fits: /) },
  ]);
  expect(found.verdict).toBe('unknown');
});

test.each([
  ['{"id": 1', 'this is not JSON'],
  ['[]', 'a line must be an object'],
  [{ id: {}, parts: {} }, 'id must be text or a number'],
  [{ id: '1' }, 'parts must be an object'],
  [{ id: '1', parts: { graphics: null } }, 'parts has no type "graphics"'],
  [{ id: '1', parts: { toString: null } }, 'parts has no type "toString"'],
  [{ id: '1', parts: { gpu: 7 } }, 'parts.gpu must be the id of a part, or an object'],
  [
    { id: '1', parts: { gpu: 'RTX' } },
    'parts.gpu names "RTX", which is no part of the type gpu in the catalogue or on the market.',
  ],
  [{ id: '1', parts: { gpu: 'cpu~1' } }, 'parts.gpu names "cpu~1", which is no part of the type gpu'],
  [{ id: '1', parts: { gpu: ['gpu~999999'] } }, 'parts.gpu[0] names "gpu~999999"'],
  [{ id: '1', parts: { gpu: [{ specs: {} }, { name: 'x' }] } }, 'parts.gpu[1].specs must be an object'],
  [{ id: '1', parts: { gpu: { quantity: 1.5, specs: {} } } }, 'parts.gpu.quantity must be a whole number'],
  [{ id: '1', parts: { gpu: { name: 5, specs: {} } } }, 'parts.gpu.name must be text'],
])('malformed: %j', (line, error) => {
  const found = answer(line, 12);
  expect(found.ok).toBe(false);
  expect(found.error).toMatch(/^Line 12: .*\.$/);
  expect(found.error).toContain(error);
});

test.each([
  [{ gpu: { specs: { lengthMm: 'long' } } }, 'parts.gpu.specs.lengthMm: expected a number, found "long"'],
  [{ gpu: [{ specs: { lengthMm: -1 } }] }, 'parts.gpu[0].specs.lengthMm: expected a number above 0, found -1'],
  [
    { motherboard: { specs: { m2: [{ gen: true }] } } },
    'parts.motherboard.specs.m2[0].gen: expected a number, found true',
  ],
])('a fact of the wrong type is not known and is named: %j', (parts, note) => {
  const rest = { case: { specs: { gpuMaxMm: 300 } }, storage: { specs: { formFactor: 'M.2-2280' } } };
  const found = answer({ id: '1', parts: { ...rest, ...parts } });
  expect(found).toMatchObject({ ok: true, id: '1', verdict: 'unknown', notes: [`${note}; it counts as not known.`] });
});

test('every such fact is named, the others still count, and without one there are no notes', () => {
  const psu = { specs: { power: 'much', lengthMm: 180, formFactor: 7, sata: [1] } };
  const { notes, findings } = answer({ parts: { psu, case: { specs: { psuMaxMm: 160 } } } });
  expect(notes).toEqual([
    expect.stringContaining('parts.psu.specs.power: expected a number'),
    expect.stringContaining('parts.psu.specs.sata: expected a number'),
  ]);
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'psu-length', verdict: 'fail' }));
  expect(answer({ parts: { psu: { specs: { power: 500 } } } })).not.toHaveProperty('notes');
});

test('the id comes back with an error, where there is one', () => {
  expect(answer({ id: 'b7', parts: [] })).toMatchObject({ id: 'b7' });
  expect(answer('nonsense')).not.toHaveProperty('id');
});

test('an entry that lacks what its schema wants is not known, not malformed', () => {
  expect(
    answer({ parts: { gpu: { specs: { power: { p8: 1 } } }, psu: { specs: { pcie8: 2 } } } }).findings,
  ).toContainEqual(expect.objectContaining({ rule: 'gpu-power', verdict: 'unknown' }));
});

test('hostile names come back as they are', () => {
  const name = '<img src=x onerror=alert(1)> \u202E"\n💥';
  const { findings } = answer({ parts: { ram: { name, specs: { modules: 1 } } } });
  expect(findings[0].parts[0].name).toBe(name);
});

test('parts of the catalogue and of the market are known by their ids', () => {
  const parts = { gpu: 'gpu~3241', psu: { id: 'psu~603', quantity: 1, owned: true }, motherboard: ['motherboard1'] };
  const { ok, findings } = answer({ id: '1', parts });
  expect(ok).toBe(true);
  const power = findings.find(({ rule }: { rule: string }) => rule === 'gpu-power');
  expect(power.parts).toEqual([
    { type: 'gpu', id: 'gpu~3241', name: 'Sapphire PULSE Radeon RX 9070 XT 16GB GDDR6' },
    { type: 'psu', id: 'psu~603', name: 'Corsair AX750 750W 80+ Gold Certified Fully Modular' },
  ]);
});
