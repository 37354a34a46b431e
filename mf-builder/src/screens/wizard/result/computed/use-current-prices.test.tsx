import { chosenOf, priceHistory } from '@rig4u/shared/builds';
import { act, renderHook } from '@testing-library/react';
import { loadPresets, type PresetBuild } from '../../../../domain/presets';
import { useCurrentPrices } from './use-current-prices';

test('an imported price of a part counts at once, and the others stay as they are', async () => {
  const [preset] = await loadPresets();
  if (!preset) throw new Error('no preset');
  const priceOf = ({ parts }: PresetBuild, type: 'cpu' | 'case') => chosenOf(parts, type)[0]?.part.price;
  const { result } = renderHook(() => useCurrentPrices(preset));
  expect(priceOf(result.current, 'cpu')).toBe(priceOf(preset, 'cpu'));
  const id = chosenOf(preset.parts, 'cpu')[0]?.part.id ?? '';
  act(() => void priceHistory.update((kept) => ({ ...kept, parts: { [id]: [{ date: '2099-01-02', price: 12.34 }] } })));
  expect(priceOf(result.current, 'cpu')).toBe(12.34);
  expect(priceOf(result.current, 'case')).toBe(priceOf(preset, 'case'));
  expect(result.current.price).toBe(preset.price);
});
