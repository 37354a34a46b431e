import type { Part } from './schema';
import { builtIn } from './source';

const load = (): Promise<readonly Part<'monitor'>[]> => builtIn.load('monitor');

test(spec('9.26', 'monitors cost 39 to 1599'), async () => {
  const prices = (await load()).map((part) => part.price);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(39);
  expect(Math.max(...prices)).toBeLessThanOrEqual(1599);
});

test('from 1080p to 4K and ultrawide', async () => {
  const sizes = new Set((await load()).map((part) => part.specs.resolution.join(' × ')));
  expect(sizes).toEqual(new Set(['1920 × 1080', '2560 × 1440', '3440 × 1440', '3840 × 2160', '5120 × 1440']));
});

test('from 60 Hz to 360 Hz and above, on every kind of panel', async () => {
  const parts = await load();
  const rates = parts.map((part) => part.specs.hz);
  expect(Math.min(...rates)).toBe(60);
  expect(Math.max(...rates)).toBeGreaterThanOrEqual(360);
  expect(new Set(parts.map((part) => part.specs.panel))).toEqual(new Set(['IPS', 'VA', 'OLED', 'TN']));
});

test('every monitor names its inputs, one entry per kind and version', async () => {
  for (const { id, specs } of await load()) {
    const inputs = (specs.inputs ?? []).map((input) => `${input.kind} ${input.version ?? ''}`);
    expect(inputs).not.toHaveLength(0);
    expect([id, new Set(inputs).size]).toEqual([id, inputs.length]);
  }
});

test('inputs are named as the ports of graphics cards are', async () => {
  const kinds = new Set((await load()).flatMap((part) => part.specs.inputs ?? []).map((input) => input.kind));
  const ports = (await builtIn.load('gpu')).flatMap((part) => part.specs.ports ?? []).map((port) => port.kind);
  for (const kind of ports) expect(kinds).toContain(kind);
  expect(kinds).toEqual(new Set(['HDMI', 'DP', 'USB-C', 'VGA']));
});
