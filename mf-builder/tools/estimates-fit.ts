import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fittedModels, fittedSource } from '../checks/estimates/fitted-source';
import { isoDay } from '../src/domain/prices/day-text';

const file = path.join(import.meta.dirname, '../src/domain/estimates/fitted.ts');
const day = isoDay(new Date());

/** Fits the models of estimates to what is measured and published, then measures the catalogue's fastest pair by them. */
const models = fittedModels();
const none = Object.fromEntries(['1080p', '1440p', '4k'].map((at) => [at, 1]));
writeFileSync(
  file,
  fittedSource(models, { gaming: none, productivity: none, videoEditing: none, streaming: none }, day),
);
// Why only now: the speeds are worked out by the file that was just written.
const { fastestPairs } = await import('../checks/estimates/fastest-pairs');
writeFileSync(file, fittedSource(models, fastestPairs(), day));
console.log(`Written. Format it: pnpm exec prettier --write ${file}`);
