import * as v from 'valibot';
import { backends } from '../../../src/catalogue/measured/measured-schema';

/** What one PC did in the three scenes on one device: samples per minute, added up. */
export interface Result {
  id: string;
  device: string;
  backend: 'CPU' | (typeof backends)[number];
  speed: number;
}

export type ReadLine = { result: Result } | { leftOut: string } | { broken: true };

export const scenes = ['monster', 'junkshop', 'classroom'] as const;

/** The one format that states samples per minute; v1 to v3 state seconds. */
const known = 'v4';

const lineSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  schema_version: v.pipe(v.string(), v.regex(/^v\d{1,3}$/)),
  data: v.unknown(),
});

const runsSchema = v.array(
  v.object({
    blender_version: v.object({ version: v.string() }),
    scene: v.object({ label: v.string() }),
    device_info: v.object({ device_type: v.string(), compute_devices: v.array(v.object({ name: v.string() })) }),
    system_info: v.optional(v.object({ num_cpu_sockets: v.nullish(v.number(), 1) }), { num_cpu_sockets: 1 }),
    stats: v.object({ samples_per_minute: v.nullish(v.number()) }),
  }),
);

const backendSchema = v.picklist(['CPU', ...backends]);

/** The result that a line of the snapshot holds, or why it is left out; `broken` if the line is not what lines are. */
export function resultOfLine(line: string, blender: string): ReadLine {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { broken: true };
  }
  const read = v.safeParse(lineSchema, data);
  if (!read.success) return { broken: true };
  const { id, schema_version: format } = read.output;
  if (format !== known) return { leftOut: `format ${format}` };
  const runs = v.safeParse(runsSchema, read.output.data);
  if (!runs.success) return { broken: true };
  return resultOfRuns(id, runs.output, blender);
}

function resultOfRuns(id: string, runs: v.InferOutput<typeof runsSchema>, blender: string): ReadLine {
  if (runs.some(({ blender_version: { version } }) => version !== blender))
    return { leftOut: 'another Blender version' };
  const inScenes = scenes.flatMap((scene) => runs.find(({ scene: { label } }) => label === scene) ?? []);
  if (runs.length !== scenes.length || inScenes.length !== scenes.length)
    return { leftOut: `not once each of ${scenes.join(', ')}` };
  if (runs.some(({ device_info: { compute_devices: devices } }) => devices.length !== 1))
    return { leftOut: 'not on exactly one compute device' };
  if (runs.some(({ system_info: { num_cpu_sockets: sockets } }) => sockets !== 1))
    return { leftOut: 'several processor sockets' };
  const devices = runs.map(({ device_info: { device_type: type, compute_devices: one } }) => ({
    type,
    name: one[0]?.name ?? '',
  }));
  const [{ type, name } = { type: '', name: '' }] = devices;
  if (devices.some((other) => other.type !== type || other.name !== name))
    return { leftOut: 'scenes on different devices' };
  const backend = v.safeParse(backendSchema, type);
  if (!backend.success) return { leftOut: 'a backend that is not compared, such as METAL' };
  const speeds = inScenes.map(({ stats }) => stats.samples_per_minute ?? 0);
  if (speeds.some((speed) => speed <= 0)) return { leftOut: 'a scene without samples per minute' };
  return { result: { id, device: name, backend: backend.output, speed: speeds.reduce((sum, speed) => sum + speed) } };
}
