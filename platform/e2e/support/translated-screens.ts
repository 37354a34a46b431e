import type { Scene } from './scene';
import type { Screen } from './screen';
import { desk } from './sight';
import { pressAll, translate } from './translated';

/** Each of these screens as a test: it is translated from its first sight, and each of its buttons is pressed. */
export function everyScreenIsTranslatable(scene: Scene, screens: Readonly<Record<string, Screen>>): void {
  test.each(Object.entries(screens))(
    '%s, translated: after each button no error was reported, and every text is the one that counts',
    async (_name, screen) => {
      const { page, context } = await scene.visit();
      page.on('dialog', (dialog) => void dialog.dismiss());
      context.on('page', (other) => void other.close());
      await page.setViewportSize({ width: screen.only ?? desk, height: 900 });
      await page.goto('/');
      const { pressed, faults } = await pressAll(page, screen, await translate(page));
      expect(faults).toEqual([]);
      expect(pressed).not.toEqual([]);
      await context.close();
    },
  );
}
