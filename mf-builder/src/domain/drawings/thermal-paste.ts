import { type Facts, within } from './facts';
import type { Drawing } from './iso/drawing';
import { Sheet } from './iso/sheet';

const mmPerUnit = 0.78;

/** A syringe of paste. Its tube is as long as the cube root of its grams: eight times the paste is twice the length. */
export function drawThermalPaste({ grams }: Facts<'thermalPaste'>): Drawing {
  const s = new Sheet(mmPerUnit);
  const length = 34 * Math.cbrt(within(grams, 0.5, 30, 4));
  const [v, w, r] = [20, 16, 11];
  s.foot(-20, 4, length + 44, 32, 8);
  s.cylinder('x', v, w, r, -24, -19, { tones: { y: 'top', z: 'top' } });
  s.cylinder('x', v, w, 4.5, -19, 0, { tones: { y: 'right', z: 'right' } });
  s.cylinder('x', v, w, r + 5, 0, 4, { tones: { y: 'top', z: 'top' } });
  s.cylinder('x', v, w, r, 4, length, { tones: { y: 'top', z: 'top' } });
  s.cylinder('x', v, w, r, length * 0.28, length * 0.78, { tones: { y: 'soft', z: 'soft', x: 'soft' } });
  s.cylinder('x', v, w, r, length * 0.78, length, { tones: { y: 'top', z: 'top' } });
  s.cylinder('x', v, w, 5, length, length + 7, { tones: { y: 'top', z: 'top' } });
  s.cylinder('x', v, w, 2, length + 7, length + 20, { tones: { y: 'soft', z: 'soft', x: 'accent' } });
  s.disc('z', 0, length + 28, 30, 7, { fill: 'soft', pen: 'accent' });
  s.disc('z', 1.5, length + 28, 30, 3.5, { fill: 'accent', pen: 'accent' });
  return s.drawing();
}
