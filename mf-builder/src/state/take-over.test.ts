import { draftBuild } from '@rig4u/shared/builds';
import { putBack, takeOver } from './take-over';

const cpu = { id: 'cpu1', name: 'One', price: 100 };
const psu = { id: 'psu1', name: 'Supply', price: 50 };

test('the build on the table gives way, is kept, and comes back', () => {
  draftBuild.update(() => ({ components: { cpu } }));
  const { result, taken } = takeOver({ psu }, 900);
  expect(result.ok).toBe(true);
  expect(draftBuild.read().value).toEqual({ components: { psu }, cleared: { cpu }, budget: 900 });
  expect(taken).toEqual({ cpu });
  putBack(taken ?? {});
  expect(draftBuild.read().value).toEqual({ components: { cpu }, cleared: { psu }, budget: 900 });
});

test('an empty table has nothing to keep, and an earlier reset stays open to undo', () => {
  draftBuild.update(() => ({ components: {}, cleared: { cpu } }));
  expect(takeOver({ psu }).taken).toBeUndefined();
  expect(draftBuild.read().value).toEqual({ components: { psu }, cleared: { cpu } });
});
