/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { sharedDir } from '../part';
import { withoutUnreached } from './router';

/** The code of the installed router, as the host bundles it. */
function installedRouter(): string {
  const fromShared = createRequire(path.join(sharedDir, 'package.json'));
  const fromDom = createRequire(fromShared.resolve('react-router-dom/package.json'));
  const folder = path.join(path.dirname(fromDom.resolve('react-router/package.json')), 'dist/development');
  const texts = readdirSync(folder)
    .filter((file) => /^chunk-\w+\.mjs$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return texts.find((text) => text.includes('function createRouter(')) ?? '';
}

describe('the router without what no page reaches', () => {
  const whole = installedRouter();

  it('refuses forms and fetchers, keeps the rest, and is still a module', () => {
    const lean = withoutUnreached(whole);
    expect(lean).toContain('async function handleFetcherAction() { throw new Error(');
    expect(lean).toContain('var Form = /* @__PURE__ */ React');
    expect(lean.length).toBeLessThan(whole.length - 20_000);
    const names = (code: string): string[] => [...code.matchAll(/function (\w+)\(/g)].map(([, name]) => name ?? '');
    const kept = new Set(names(lean));
    expect(
      ['startNavigation', 'handleLoaders', 'revalidate', 'useScrollRestoration'].filter((name) => !kept.has(name)),
    ).toEqual([]);
    expect(() => parseSync(lean, { syntax: 'ecmascript', target: 'es2022' })).not.toThrow();
  });

  it('stops the build of a router that has changed', () => {
    const changed = whole.replace('function handleFetcherAction(', 'function handleFetch(');
    expect(() => withoutUnreached(changed)).toThrow(/library has changed, .*handleFetcherAction.* 0 times/);
  });
});
