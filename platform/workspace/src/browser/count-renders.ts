import type { Page } from 'playwright-core';

/** What React rendered since the count began. */
export interface Renders {
  commits: number;
  /** How many times a component ran. */
  rendered: number;
  /** The same by the component's name; in a production build that is what the minifier left of it. */
  names: Record<string, number>;
}

/**
 * Runs in the page before its scripts: counts what React renders, by the hook that its developer tools use, which also a
 * production build calls after each commit.
 */
export function countRenders(): void {
  interface Fiber {
    tag: number;
    flags: number;
    type: { name?: string; render?: { name?: string }; type?: { name?: string } } | null;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
  }
  const renders: Renders = { commits: 0, rendered: 0, names: {} };
  Object.assign(window, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        renders.commits += 1;
        const rest: (Fiber | null)[] = [root.current];
        while (rest.length > 0) {
          const fiber = rest.pop();
          if (!fiber) continue;
          // Functions, classes, forwarded references and the two kinds of memo; bit 1 says that it ran in this commit.
          if ([0, 1, 11, 14, 15].includes(fiber.tag) && (fiber.flags & 1) === 1) {
            const name = fiber.type?.name ?? fiber.type?.render?.name ?? fiber.type?.type?.name ?? '?';
            renders.rendered += 1;
            renders.names[name] = (renders.names[name] ?? 0) + 1;
          }
          if (fiber !== root.current) rest.push(fiber.sibling);
          // A subtree that this commit left alone is the very one of before.
          if (fiber.child !== fiber.alternate?.child) rest.push(fiber.child);
        }
      },
    },
  });
}

/** What was rendered since the last time that this was asked. */
export const readRenders = (page: Page): Promise<Renders> =>
  page.evaluate(() => {
    const renders: Renders = Reflect.get(window, 'renders');
    const now = { ...renders, names: { ...renders.names } };
    Object.assign(renders, { commits: 0, rendered: 0, names: {} });
    return now;
  });
