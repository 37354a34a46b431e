/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { check } from '../../src/domain/compatibility/check';
import type { CheckedBuild, Finding } from '../../src/domain/compatibility/types';
import { chipsetIn, kindOf } from './facts-of-names';

const machine = v.object({
  board: v.string(),
  cpu: v.string(),
  memory: v.string(),
  modules: v.number(),
  gb: v.number(),
  rate: v.number(),
  machines: v.number(),
});

const machines = readFileSync(path.join(import.meta.dirname, 'machines.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => v.parse(machine, JSON.parse(line)));

/** The build, as far as the names tell; undefined where the tables know the board or the processor not. */
function buildOf({ board, cpu, memory, modules, gb, rate }: (typeof machines)[number]): CheckedBuild | undefined {
  const [chipset, kind] = [chipsetIn(board), kindOf(cpu)];
  if (chipset === undefined || kind === undefined) return undefined;
  return {
    cpu: [{ type: 'cpu', name: cpu, quantity: 1, specs: kind }],
    motherboard: [{ type: 'motherboard', name: board, quantity: 1, owned: true, specs: { chipset } }],
    ram: [
      {
        type: 'ram',
        name: `${gb} GB ${memory}`,
        quantity: 1,
        specs: { ramType: memory, modules, capacity: gb, ...(rate > 0 && { speed: rate }) },
      },
    ],
  };
}

const judged = machines.flatMap((one) => {
  const build = buildOf(one);
  return build ? [{ ...one, findings: check(build).findings }] : [];
});

const chipsetRule = ({ findings }: { findings: readonly Finding[] }): string | undefined =>
  findings.find(({ rule }) => rule === 'cpu-chipset')?.verdict;

test('no machine that booted is refused', () => {
  const refused = judged.flatMap(({ board, cpu, findings }) =>
    findings.filter(({ verdict }) => verdict === 'fail').map(({ rule }) => [rule, board, cpu]),
  );
  expect(refused).toEqual([]);
});

test('more than half of the pairs are judged, and of those hardly one is left open', () => {
  expect(judged.length).toBeGreaterThanOrEqual(330);
  const open = judged.filter((one) => chipsetRule(one) === 'unknown');
  expect(open.length).toBeLessThanOrEqual(judged.length * 0.05);
});

test('what ran without being listed is warned of, in those words', () => {
  const unlisted = judged.filter((one) => chipsetRule(one) === 'warning');
  expect(unlisted.length).toBeGreaterThanOrEqual(3);
  for (const { findings } of unlisted)
    expect(findings.find(({ rule }) => rule === 'cpu-chipset')?.message).toMatch(/though PCs with such a pair run/);
});
