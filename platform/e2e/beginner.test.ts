import { eventually } from '@rig4u/kernel/until';
import type { Locator, Page } from 'playwright-core';
import { openScene } from './support/scene';
import { phone } from './support/sight';

const scene = openScene();

/** Taps, and counts them. */
function counting() {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (place: Locator, at?: { x: number; y: number }) => {
      taps += 1;
      await place.tap(at && { position: at });
    },
  };
}

/** Where on the slider an amount lies: its scale begins and ends half a thumb, 12 px, from its edges. */
async function placeOf(slider: Locator, dollars: number): Promise<{ x: number; y: number }> {
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  return { x: 12 + ((dollars - 500) / 2500) * (width - 24), y: height / 2 };
}

const dollarsIn = (text: string): number => Number(text.replace(/[$,]/g, ''));
const amounts = (text: string | null): number[] => (text?.match(/\$[\d,]+(?:\.\d{2})?/g) ?? []).map(dollarsIn);

/** From the home page to the result for $1,200, in at most four taps. */
async function toTheResult(page: Page, { tap, taps }: ReturnType<typeof counting>): Promise<Locator> {
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Find My Optimal Build' }).first());
  await page.getByRole('heading', { name: 'What will you use your PC for?' }).waitFor();
  await tap(page.getByRole('button', { name: 'Next' }));
  const slider = page.getByRole('slider', { name: 'Budget in US dollars' });
  await slider.waitFor();
  await tap(slider, await placeOf(slider, 1200));
  await eventually(async () => expect(await slider.getAttribute('aria-valuetext')).toBe('$1,200'));
  await tap(page.getByRole('button', { name: 'Next' }));
  const computed = page.getByRole('region', { name: 'Best for games at $1,200' });
  await computed.getByRole('button', { name: 'Take this one instead' }).waitFor();
  expect(taps()).toBeLessThanOrEqual(4);
  return computed;
}

const onAPhone = () => scene.visit({ viewport: { width: phone, height: 844 }, hasTouch: true, isMobile: true });

test('four taps lead to a computed build within $1,200, and the ready one says how it stands to it', async () => {
  const { page, context, problems } = await onAPhone();
  const computed = await toTheResult(page, counting());
  await eventually(async () => {
    // The first amount is the one of the title.
    const [asked, total = Infinity] = amounts(await computed.textContent());
    expect([asked, total <= 1200]).toEqual([1200, true]);
  });
  const ready = page.getByRole('article');
  await ready.getByText(/^(\$\d+ (over|under) your \$1,200|Exactly your budget)$/).waitFor();
  await eventually(async () => {
    const [total = 0, distance = 0] = amounts(await ready.textContent());
    const says = await ready.getByText(/ (over|under) your \$1,200$/).textContent();
    expect(total).toBe(1200 + (says?.includes('over') ? distance : -distance));
  });
  expect(problems).toEqual([]);
  await context.close();
});

test('at most nine taps lead from the home page to the shop with the computed build', async () => {
  const { page, context, problems } = await onAPhone();
  await context.route(/newegg\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Cart</title>' }),
  );
  const hand = counting();
  const computed = await toTheResult(page, hand);
  await hand.tap(computed.getByRole('button', { name: 'Take this one instead' }));
  await page.getByRole('heading', { level: 1, name: 'PC Builder' }).waitFor();
  const bar = page.getByRole('region', { name: 'Build at a glance' });
  await hand.tap(bar.getByRole('button', { name: 'Complete Build' }));
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Purchase', exact: true }));
  const shop = context.waitForEvent('page');
  await hand.tap(page.getByRole('button', { name: /^Purchase on / }));
  await (await shop).waitForURL(/newegg\.com.+ItemList=/);
  expect(hand.taps()).toBeLessThanOrEqual(9);
  expect(problems).toEqual([]);
  await context.close();
});
