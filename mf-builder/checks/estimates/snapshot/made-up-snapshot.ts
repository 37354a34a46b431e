import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface MadeUp {
  id?: string;
  device?: string;
  backend?: string;
  /** Samples per minute in monster, junkshop and classroom. */
  speeds?: readonly [number, number, number];
  blender?: string;
}

const sceneNames = ['monster', 'junkshop', 'classroom'];

/** A submission with every key that those of format v4 have; the figures and checksums are made up. */
export const submission = ({
  id = 'b8b0f9a2-0001',
  device = 'AMD Ryzen 7 5800X 8-Core Processor',
  backend = 'CPU',
  speeds = [100, 60, 40],
  blender = '4.5.0',
}: MadeUp = {}) => ({
  id,
  created_at: '2026-10-01T14:31:02.120410+00:00',
  schema_version: 'v4',
  data: sceneNames.map((label, place) => ({
    benchmark_launcher: { label: '3.2.0', checksum: '0a' },
    benchmark_script: { label: '3.2.0', checksum: '0b' },
    blender_version: {
      version: blender,
      label: blender,
      build_date: '2025-07-15',
      build_time: '01:03:55',
      build_commit_date: '2025-07-14',
      build_commit_time: '17:34',
      build_hash: '8cb6b388974a',
      checksum: '0c',
    },
    device_info: {
      device_type: backend,
      compute_devices: [{ name: device, type: backend }],
      num_cpu_threads: 16,
    },
    scene: { label, checksum: '0d' },
    stats: {
      device_peak_memory: 709.66,
      number_of_samples: 19,
      render_time_no_sync: 30.6933,
      samples_per_minute: speeds[place] ?? 0,
      time_for_samples: 30.692905,
      time_limit: 30,
      total_render_time: 33.5701,
    },
    system_info: {
      bitness: '64bit',
      machine: 'x86_64',
      system: 'Linux',
      dist_name: 'Ubuntu',
      dist_version: '24.04',
      devices: [{ name: device, type: backend }],
      num_cpu_cores: 8,
      num_cpu_sockets: 1,
      num_cpu_threads: 16,
    },
    timestamp: '2026-10-01T14:30:33.749979+00:00',
  })),
});

export const lineOf = (change: MadeUp = {}): string => JSON.stringify(submission(change));

/** As many lines of one device as there are speeds; a speed is shared among the scenes. */
export const linesOfDevice = (device: string, backend: string, speeds: readonly number[]): string[] =>
  speeds.map((speed, place) =>
    lineOf({ id: `${device} ${backend} ${place}`, device, backend, speeds: [speed / 2, speed / 4, speed / 4] }),
  );

export async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

export const readme =
  '# Blender Open Data\nThe data in this archive is licensed under the *Creative Commons 0* license.\n';

/** Writes a zip of these files. */
export async function writeZip(file: string, contents: Readonly<Record<string, string>>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(contents)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
