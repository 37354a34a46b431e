import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration } from '@rig4u/preset/declaration';
import { declaredScreens } from '@rig4u/preset/screens';
import type { NavPlace } from '@rig4u/shared/contracts';

export interface DeclaredScreen {
  part: string;
  /** As the routes have it, such as `/guides/:guideId`. */
  path: string;
  /** What opens it: the path, or the example of a path with `:name`. */
  address: string;
  /** What the browser holds there, by storage key. */
  stored: Readonly<Record<string, unknown>>;
}

/** What a released part says of itself: the links in its package.json, and the screens in its routes. */
export interface Declared {
  part: string;
  links: readonly NavPlace[];
  screens: readonly DeclaredScreen[];
}

/** Reads it. Only remotes have screens; those of the host are its own matter. */
export function readDeclared(root: string, part: string): Declared {
  const { rig4u } = readDeclaration(join(root, part));
  const links = 'nav' in rig4u ? (rig4u.nav ?? []) : [];
  const routes = join(root, part, 'src/routes.tsx');
  if (rig4u.part !== 'remote' || !existsSync(routes)) return { part, links, screens: [] };
  const { examples, exampleData: stored = {} } = rig4u;
  const screens = declaredScreens(readFileSync(routes, 'utf8'), routes).map(({ path }) => ({
    ...{ part, path, stored },
    address: examples[path] ?? path,
  }));
  return { part, links, screens };
}
