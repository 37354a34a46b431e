import { expectAccessible } from './accessible';
import type { Watched } from './browser';
import type { Scene } from './scene';
import { openScreen, type Screen } from './screen';
import { desk } from './sight';

/** Each of these screens as a test. One visitor sees them all: a new one would load everything anew. */
export function everyScreenIsAccessible(scene: Scene, screens: Readonly<Record<string, Screen>>): void {
  describe('every screen', () => {
    let visitor: Watched;
    beforeAll(async () => {
      visitor = await scene.visit({ hasTouch: true });
      await visitor.page.goto('/');
    });
    afterAll(() => visitor.context.close());

    test.each(Object.entries(screens).map(([name, screen], turn) => [name, screen, turn] as const))(
      '%s: nothing for axe to find, one outline without gaps, no sideways scroll, fingertip-high controls, nothing refused by a policy',
      async (_name, screen, turn) => {
        const { page, problems } = visitor;
        await page.setViewportSize({ width: screen.only ?? desk, height: 900 });
        await openScreen(page, screen);
        await expectAccessible(page, { only: screen.only, turn });
        expect(problems).toEqual([]);
      },
    );
  });
}
