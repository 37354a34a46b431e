import fc from 'fast-check';
import {
  completeness,
  deleteBuild,
  draftBuild,
  nextType,
  partGroups,
  partLines,
  partTypeInfo,
  partTypeNames,
  partTypes,
  requiredTypes,
  saveBuild,
  savedBuilds,
  totalOf,
  updateBuild,
  type BuildComponents,
  type SavedBuild,
} from '.';

const part = (id: string, price: number) => ({ id, name: id, price });
const now = new Date('2026-11-02T10:00:00.000Z');
const build = (id: string, over: Partial<SavedBuild> = {}): SavedBuild => ({
  id,
  name: id,
  date: now.toISOString(),
  components: {},
  totalPrice: 0,
  ...over,
});

describe('part types', () => {
  test(spec('2.40 2.41 2.42 2.43 2.44 2.48 3.9', '24, group by group, with the labels of the component list'), () => {
    const groups = partGroups.map((group) => [
      group,
      partTypes.filter((one) => one.group === group).map((one) => one.label),
    ]);
    expect(groups).toEqual([
      ['Core Components', ['CPU', 'Motherboard', 'Graphics Card', 'Memory (RAM)', 'Storage', 'Case', 'Power Supply']],
      ['Cooling', ['CPU Cooler', 'Case Fans', 'Thermal Paste']],
      ['Peripherals', ['Monitor', 'Keyboard', 'Mouse', 'Headset', 'Speakers']],
      [
        'Accessories',
        ['Webcam', 'Microphone', 'Network Card', 'Sound Card', 'Cables', 'Controller', 'UPS', 'Capture Card'],
      ],
      ['Software', ['Operating System']],
    ]);
    expect(partTypes.map((one) => one.type)).toEqual(partTypeNames);
  });

  test(spec('2.47', 'headings above the options'), () => {
    expect(['psu', 'gpu', 'ram', 'cooling'].map((type) => partTypes.find((one) => one.type === type)?.title)).toEqual([
      'Power Supply',
      'Graphics Card',
      'Memory',
      'CPU Cooler',
    ]);
  });

  test(spec('3.9 9.2', 'what is required, and what a build may hold several of'), () => {
    expect(partTypes.filter((one) => one.required).map((one) => one.type)).toEqual([...requiredTypes]);
    expect(partTypes.filter((one) => one.several).map((one) => one.type)).toEqual([
      'ram',
      'storage',
      'caseFan',
      'monitor',
      'cables',
    ]);
    expect(partTypeInfo('ups').label).toBe('UPS');
  });

  test('the way through the types ends at the last', () => {
    expect(nextType('cpu')).toBe('motherboard');
    expect(nextType('psu')).toBe('cooling');
    expect(nextType('os')).toBe('os');
  });
});

describe('components', () => {
  const components: BuildComponents = {
    monitor: [{ part: part('m', 329.99), quantity: 2 }],
    cpu: part('c', 0.1),
    gpu: null,
    ram: [
      { part: part('r1', 0.2), quantity: 1 },
      { part: part('r2', 5), quantity: 3 },
    ],
    os: { ...part('o', 139), owned: true },
  };

  test(spec('3.9', 'lines come in the order of the list, whichever way a part is stored'), () => {
    expect(partLines(components).map((line) => [line.type, line.part.id, line.quantity])).toEqual([
      ['cpu', 'c', 1],
      ['ram', 'r1', 1],
      ['ram', 'r2', 3],
      ['monitor', 'm', 2],
      ['os', 'o', 1],
    ]);
  });

  test('the total is in cents, counts quantities, and not what the visitor owns', () => {
    expect(totalOf(components)).toBe(10 + 20 + 1500 + 65998);
  });

  test(spec('4.15 9.2', 'completeness looks at the six required types and rounds'), () => {
    expect(completeness(components)).toEqual({ chosen: 2, of: 6, percent: 33 });
    const all: BuildComponents = Object.fromEntries(requiredTypes.map((type) => [type, part(type, 1)]));
    expect(completeness(all)).toEqual({ chosen: 6, of: 6, percent: 100 });
    expect(completeness({ ...all, psu: [] })).toEqual({ chosen: 5, of: 6, percent: 83 });
    expect(completeness({})).toEqual({ chosen: 0, of: 6, percent: 0 });
  });

  test('a total never carries a binary rounding', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500_000)), (cents) => {
        const ram = cents.map((amount, index) => ({ part: part(`${index}`, amount / 100), quantity: 1 }));
        expect(totalOf({ ram })).toBe(cents.reduce((sum, amount) => sum + amount, 0));
      }),
    );
  });
});

describe('the saved list', () => {
  test(spec('1.5 3.16 4.20 9.30', 'saving appends an entry named after its place, with the sum of its parts'), () => {
    const [, saved] = saveBuild([build('1')], { cpu: part('c', 0.1), gpu: part('g', 0.2) }, now);
    expect(saved).toEqual({
      id: String(now.getTime()),
      name: 'Build #2',
      date: '2026-11-02T10:00:00.000Z',
      components: { cpu: part('c', 0.1), gpu: part('g', 0.2) },
      totalPrice: 0.3,
    });
  });

  test(spec('3.16', 'an id that is taken is counted up until it is free'), () => {
    const list = saveBuild(saveBuild(saveBuild([], {}, now), {}, now), {}, now);
    expect(list.map((one) => Number(one.id) - now.getTime())).toEqual([0, 1, 2]);
  });

  test('updating keeps id, date and foreign fields, and counts new components', () => {
    const list = [build('1', { totalPrice: 12 }), { ...build('2'), colour: 'red' }];
    const [first, second] = updateBuild(updateBuild(list, '2', { components: { cpu: part('c', 99.5) } }), '1', {
      name: 'Mine',
    });
    expect(first).toEqual(build('1', { name: 'Mine', totalPrice: 12 }));
    expect(second).toEqual({ ...build('2'), colour: 'red', components: { cpu: part('c', 99.5) }, totalPrice: 99.5 });
    expect(updateBuild(list, 'unknown', { name: 'x' })).toEqual(list);
  });

  test(spec('4.21', 'deleting takes out one entry'), () => {
    expect(deleteBuild([build('1'), build('2')], '1')).toEqual([build('2')]);
  });
});

describe('in the browser', () => {
  test(spec('7.18', 'builds stored by an older or newer version are read, and written back with all they had'), () => {
    const stored = [
      { ...build('1'), components: { cpu: { ...part('c', 5), rating: 4.5, specs: { cores: 8 } } }, shared: true },
      { id: '2', surprise: 'from a later version' },
      build('3', { components: { gpu: null } }),
    ];
    localStorage.setItem('saved_pc_builds', JSON.stringify(stored));
    expect(savedBuilds.read().value.map((one) => one.id)).toEqual(['1', '3']);
    expect(savedBuilds.update((list) => saveBuild(list, {}, now)).ok).toBe(true);
    const after: unknown[] = JSON.parse(localStorage.getItem('saved_pc_builds') ?? '[]');
    expect(after.slice(0, 3)).toEqual(stored);
    expect(after[3]).toMatchObject({ name: 'Build #3' });
  });

  test('the draft starts empty and survives', () => {
    expect(draftBuild.read()).toEqual({ status: 'missing', value: { components: {} } });
    draftBuild.update((draft) => ({ ...draft, components: { ...draft.components, cpu: part('c', 5) } }));
    expect(JSON.parse(localStorage.getItem('rig4u-draft-build') ?? '')).toEqual({ components: { cpu: part('c', 5) } });
  });
});
