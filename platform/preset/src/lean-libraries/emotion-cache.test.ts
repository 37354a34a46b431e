/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { sharedDir } from '../part';
import { withoutPrefixes } from './emotion-cache';

it("takes the table of prefixes out of the installed Emotion's cache, which is still a module", () => {
  const cache = createRequire(path.join(sharedDir, 'package.json')).resolve('@emotion/cache');
  const whole = readFileSync(path.join(path.dirname(cache), 'emotion-cache.browser.esm.js'), 'utf8');
  const lean = withoutPrefixes(whole);
  expect(lean).toContain('function prefix(value) { return value; }');
  expect(lean.length).toBeLessThan(whole.length - 4_000);
  expect(() => parseSync(lean, { syntax: 'ecmascript', target: 'es2022' })).not.toThrow();
});
