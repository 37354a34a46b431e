/** @jest-environment node */
import { lineOf, submission } from './made-up-snapshot';
import { resultOfLine } from './result-of-line';

const read = (data: unknown) => resultOfLine(JSON.stringify(data), '4.5.0');

type Run = ReturnType<typeof submission>['data'][number];

/** The submission with its first scene changed. */
function withFirst(change: (run: Run) => object): object {
  const whole = submission();
  const [first, ...others] = whole.data;
  return { ...whole, data: first ? [change(first), ...others] : [] };
}

test('the samples per minute of the three scenes are added up', () => {
  const { data, ...whole } = submission({ speeds: [101.5, 60.25, 40] });
  const result = { id: whole.id, device: 'AMD Ryzen 7 5800X 8-Core Processor', backend: 'CPU', speed: 201.75 };
  expect(read({ ...whole, data })).toEqual({ result });
  expect(read({ ...whole, data: data.toReversed() })).toEqual({ result });
});

test('where the number of sockets is not stated, it is one', () => {
  expect(read(withFirst((run) => ({ ...run, system_info: undefined })))).toHaveProperty('result');
  expect(
    read(withFirst((run) => ({ ...run, system_info: { ...run.system_info, num_cpu_sockets: null } }))),
  ).toHaveProperty('result');
});

const two = [{ name: 'NVIDIA GeForce RTX 4090' }, { name: 'NVIDIA GeForce RTX 4090' }];

test.each<[string, unknown]>([
  ['format v3', { ...submission(), schema_version: 'v3', data: {} }],
  ['format v5', { ...submission(), schema_version: 'v5' }],
  ['another Blender version', submission({ blender: '4.4.3' })],
  ['another Blender version', withFirst((run) => ({ ...run, blender_version: { version: '4.5.1' } }))],
  ['not once each of monster, junkshop, classroom', { ...submission(), data: submission().data.slice(1) }],
  ['not once each of monster, junkshop, classroom', { ...submission(), data: [] }],
  [
    'not once each of monster, junkshop, classroom',
    { ...submission(), data: [...submission().data, ...submission().data.slice(2)] },
  ],
  ['not once each of monster, junkshop, classroom', withFirst((run) => ({ ...run, scene: { label: 'bmw27' } }))],
  [
    'not on exactly one compute device',
    withFirst((run) => ({ ...run, device_info: { ...run.device_info, compute_devices: two } })),
  ],
  [
    'not on exactly one compute device',
    withFirst((run) => ({ ...run, device_info: { ...run.device_info, compute_devices: [] } })),
  ],
  [
    'several processor sockets',
    withFirst((run) => ({ ...run, system_info: { ...run.system_info, num_cpu_sockets: 2 } })),
  ],
  [
    'scenes on different devices',
    withFirst((run) => ({ ...run, device_info: { ...run.device_info, compute_devices: two.slice(1) } })),
  ],
  [
    'scenes on different devices',
    withFirst((run) => ({ ...run, device_info: { ...run.device_info, device_type: 'HIP' } })),
  ],
  [
    'a backend that is not compared, such as METAL',
    submission({ device: 'Apple M1 (GPU - 8 cores)', backend: 'METAL' }),
  ],
  ['a scene without samples per minute', submission({ speeds: [100, 0, 40] })],
  ['a scene without samples per minute', withFirst((run) => ({ ...run, stats: { time_limit: 30 } }))],
])('left out, and said why: %s (%#)', (leftOut, data) => {
  expect(read(data)).toEqual({ leftOut });
});

test.each([
  '{"id":"1",',
  '[]',
  'null',
  lineOf({ id: '' }),
  JSON.stringify({ ...submission(), schema_version: 4 }),
  JSON.stringify({ ...submission(), data: {} }),
  JSON.stringify(withFirst((run) => ({ ...run, device_info: undefined }))),
  JSON.stringify(withFirst((run) => ({ ...run, stats: { samples_per_minute: '100' } }))),
])('broken: %#', (line) => {
  expect(resultOfLine(line, '4.5.0')).toEqual({ broken: true });
});
