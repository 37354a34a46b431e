/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sharedDir } from '../part';
import { whileRendering } from './emotion-insertion';

it('rules are written by the render, and those of the whole page as before', () => {
  const react = createRequire(path.join(sharedDir, 'package.json')).resolve('@emotion/react');
  const package_ = createRequire(react).resolve('@emotion/use-insertion-effect-with-fallbacks');
  const name = 'emotion-use-insertion-effect-with-fallbacks.browser.esm.js';
  const whole = readFileSync(path.join(path.dirname(package_), name), 'utf8');
  const lean = whileRendering(whole);
  expect(lean).toContain('var useInsertionEffectAlwaysWithSyncFallback = syncFallback;');
  expect(lean).toContain('useInsertionEffect || React.useLayoutEffect');
  expect(() => whileRendering(lean)).toThrow(/library has changed/);
});
