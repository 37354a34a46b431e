/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing, root, runChild } from '@rig4u/kernel';
import { readFolder } from '@rig4u/releases/store';
import { parts } from '../parts/this-repository';
import { lintChecks } from '../test-run/checks';
import { remotesOf } from '../parts/parts';
import { lintConfig } from './config';
import { lintTexts } from './lint-texts';
import { singleLooks } from './looks';
import { exemptions } from './table';

const house = {
  remotes: ['mf-builder', 'mf-guides'],
  screens: { host: ['home', 'legal'], 'mf-builder': ['picker', 'saved-builds'], 'mf-guides': ['list'] },
  packages: [
    { folder: 'platform/releases', dependencies: [], devDependencies: [] },
    { folder: 'platform/gateway', dependencies: ['@rig4u/releases'], devDependencies: ['@rig4u/services'] },
    { folder: 'platform/services', dependencies: [], devDependencies: [] },
    { folder: 'platform/preset', dependencies: [], devDependencies: [] },
    { folder: 'platform/bench', dependencies: [], devDependencies: [] },
  ],
};
const from = (specifier: string): string => `import { thing } from '${specifier}';\nexport const used = thing;\n`;

const look = (looking: string): string => `test('x', async () => {\n  ${looking};\n});\n`;

const shown = (element: string): string =>
  `export const Shown = (_: { busy: boolean; count: number; label: string }) => ${element};\n`;

/** A file that breaks a wall, its text, and what the message must say. */
const broken: [file: string, text: string, message: string][] = [
  ['mf-guides/src/list/chakra.tsx', from('@chakra-ui/react'), 'Import from @rig4u/shared/ui'],
  ['mf-guides/src/list/emotion.tsx', from('@emotion/react'), 'Import from @rig4u/shared/ui'],
  ['mf-guides/src/list/motion.tsx', from('framer-motion'), 'Move by CSS'],
  ['mf-guides/src/list/recipe.tsx', from('@rig4u/shared/recipes'), 'Make the component there'],
  ['mf-guides/src/list/retired.tsx', from('@rig4u/shared/workbench'), 'Only older releases'],
  ['mf-guides/src/look/retired.tsx', from('@rig4u/shared/pictures'), 'Only older releases'],
  ['mf-guides/src/look/screen.tsx', from('../screens/list/list'), 'The look knows no screen'],
  ['mf-guides/src/look/motion/content.tsx', from('../../content/cards'), 'The look knows no screen'],
  ['mf-guides/src/look/builds.tsx', from('@rig4u/shared/builds'), 'The look knows no screen'],
  ['mf-guides/src/list/gallery.tsx', from('../../gallery/specimens'), 'never part of what visitors load'],
  ['host/src/home/retired.tsx', from('@rig4u/shared/motion'), 'Only older releases'],
  ['shared/src/look/ui/retired.tsx', from('../../retired/motion'), 'Only older releases'],
  ['shared/src/look/recipes/card.tsx', from('../ui/card'), 'A remote bundles this'],
  ['shared/src/look/recipes/chakra.tsx', from('@chakra-ui/react'), 'A remote bundles this'],
  ['platform/e2e/fixtures/mf-fault/src/motion.tsx', from('framer-motion'), 'Move by CSS'],
  ['mf-guides/src/look/chakra.tsx', from('@chakra-ui/react'), 'Import from @rig4u/shared/ui'],
  ['mf-guides/src/look/motion.tsx', from('framer-motion'), 'Move by CSS'],
  ['mf-guides/src/look/colour.ts', "export const red = { color: '#f00' };\n", 'a colour of its own'],
  ['mf-guides/src/look/edge.ts', "export const edge = { border: '1px solid #ccc' };\n", 'a colour of its own'],
  ['mf-guides/src/list/colour.ts', "export const red = { color: 'rgb(255 0 0)' };\n", 'a colour of its own'],
  ['host/src/home/recipe.tsx', from('@rig4u/shared/recipes'), 'Make the component there'],
  ['mf-guides/src/list/router.tsx', from('react-router-dom'), 'Import from @rig4u/shared/routing'],
  ['mf-guides/src/list/firebase.tsx', from('firebase/auth'), 'Import from @rig4u/shared/auth'],
  ['mf-guides/src/list/supabase.tsx', from('@supabase/supabase-js'), 'Import from @rig4u/shared/auth'],
  [
    'mf-guides/src/list/lazy.tsx',
    "export const load = () => import('@chakra-ui/react');\n",
    'Import from @rig4u/shared/ui',
  ],
  ['mf-guides/src/list/passed-on.tsx', "export { Box } from '@chakra-ui/react';\n", 'Import from @rig4u/shared/ui'],
  ['mf-guides/src/list/remote.tsx', from('mf-builder'), 'Remotes are deployed apart'],
  ['mf-guides/src/list/climbs.tsx', from('../../../mf-builder/src/domain/parts/units'), 'Remotes are deployed apart'],
  ['mf-guides/src/list/host.tsx', from('../../../host/src/shell'), 'deployed without the host'],
  ['mf-guides/src/list/inside-shared.tsx', from('../../../shared/src/ui'), 'second copy'],
  ['mf-guides/src/list/platform.tsx', from('@rig4u/preset'), 'platform runs on Node'],
  ['host/src/remotes/direct.tsx', from('../../../mf-guides/src/routes'), 'never imports their code'],
  [
    'host/src/remotes/by-name.tsx',
    "export const load = () => import('mf-guides/routes');\n",
    'never imports their code',
  ],
  ['host/src/shell/router.tsx', from('react-router'), 'Import from @rig4u/shared/routing'],
  ['host/src/shell/platform.tsx', from('@rig4u/releases/store'), 'platform runs on Node'],
  ['host/src/home/legal.tsx', from('../legal/terms'), 'Screens of a part'],
  ['shared/src/look/ui/itself.tsx', from('@rig4u/shared/theme'), 'by a relative path'],
  ['shared/src/look/ui/app.tsx', from('../../../mf-guides/src/routes'), 'below the apps'],
  ['platform/gateway/src/ui.ts', from('@rig4u/shared/ui'), 'types and schemas only'],
  ['platform/gateway/src/config-entry.ts', from('@rig4u/shared/config'), 'types and schemas only'],
  ['platform/gateway/src/path.ts', from('../../../shared/src/contracts'), 'platform knows parts by their builds'],
  ['platform/workspace/src/app.ts', from('../../../mf-guides/src/routes'), 'platform knows parts by their builds'],
  ['platform/releases/src/climbs.ts', from('../../gateway/src/serve'), 'Import it by its name'],
  ['platform/releases/src/undeclared.ts', from('@rig4u/gateway'), 'does not declare this package'],
  ['platform/releases/src/undeclared.test.ts', from('@rig4u/services/local'), 'does not declare this package'],
  ['platform/gateway/src/heavy.ts', from('@rig4u/services/local'), 'Only tests may import'],
  ['platform/e2e/fixtures/mf-fault/src/chakra.tsx', from('@chakra-ui/react'), 'Import from @rig4u/shared/ui'],
  ['mf-builder/src/screens/picker/reaches.tsx', from('../saved-builds/list'), 'Screens of a part'],
  ['mf-builder/src/screens/picker/deep/reaches.tsx', from('../../saved-builds'), 'Screens of a part'],
  ['mf-builder/src/screens/picker/by-room.tsx', from('../../screens/saved-builds/list'), 'Screens of a part'],
  ['mf-builder/checks/chakra.tsx', from('@chakra-ui/react'), 'Import from @rig4u/shared/ui'],
  ['mf-builder/src/screens/picker/chakra.tsx', from('@chakra-ui/react'), 'Import from @rig4u/shared/ui'],
  ['mf-builder/src/domain/choices/hook.ts', from('react'), 'plain functions'],
  ['mf-builder/src/domain/choices/storage.ts', from('@rig4u/shared/storage'), 'reads no storage'],
  ['mf-builder/src/domain/choices/chakra.ts', from('@chakra-ui/react'), 'Import from @rig4u/shared/ui'],
  ['mf-builder/src/screens/picker/world.ts', from('../../../checks/oracle/judge'), 'never part of what visitors load'],
  ['mf-builder/checks/other.ts', from('../../mf-guides/src/routes'), 'Remotes are deployed apart'],
  ['mf-guides/src/domain/clock.ts', 'export const now = () => Date.now();\n', 'has no clock'],
  ['mf-guides/src/domain/deep/storage.ts', from('@rig4u/shared/storage'), 'reads no storage'],
  [
    'mf-builder/src/domain/choices/network.ts',
    "export const get = () => fetch('/x');\n",
    'asks nothing of its surroundings',
  ],
  [
    'mf-builder/src/domain/choices/kept.ts',
    "export const get = () => localStorage.getItem('x');\n",
    'asks nothing of its surroundings',
  ],
  ['mf-builder/src/domain/choices/clock.ts', 'export const now = () => Date.now();\n', 'has no clock'],
  ['mf-builder/src/domain/choices/dice.ts', 'export const roll = () => Math.random();\n', 'same answer each time'],
  ['mf-builder/market/src/pack/write.ts', from('node:fs'), 'touches nothing'],
  ['mf-builder/market/src/numbers/list.ts', 'export const now = () => Date.now();\n', 'has no clock'],
  ['mf-builder/market/src/facts/state.ts', from('../../../src/state/working-build'), 'what a fact is'],
  ['mf-builder/market/tools/state.ts', from('../../src/state/working-build'), 'what a fact is'],
  ['mf-builder/market/src/facts/chakra.ts', from('@chakra-ui/react'), 'Import from @rig4u/shared/ui'],
  ['mf-builder/src/catalogue/market/pack.ts', from('../../../market/src/pack/pack'), 'what reads packed files'],
  ['mf-builder/src/domain/shelf/words.ts', from('../../../market/src/facts/words'), 'what reads packed files'],
  ['mf-builder/src/screens/picker/importer.tsx', from('../../../market/src/importer/import-type'), 'what reads packed'],
  ['mf-builder/src/state/numbers.ts', from('../../market/numbers/seals.json'), 'what reads packed files'],
  ['platform/releases/src/plans/plan-files.ts', from('node:fs/promises'), 'A plan touches nothing'],
  ['mf-guides/src/list/px.tsx', "export const wide = { maxW: '420px' };\n", 'raw length in px'],
  ['mf-guides/src/list/var.tsx', "export const bar = { bg: 'var(--accent)' };\n", 'a CSS variable'],
  [
    'host/src/shell/mix.tsx',
    'export const mix = (by: number) => `color-mix(in srgb, red ${by}%, blue)`;\n',
    'a mixed colour',
  ],
  ['mf-guides/src/list/loose.tsx', shown('<p>{_.busy && <i />} Send</p>'), 'beside what comes, goes or changes'],
  ['mf-guides/src/list/changed.tsx', shown('<p>{_.count} parts</p>'), 'beside what comes, goes or changes'],
  ['shared/src/look/ui/given.tsx', shown('<p><i />{_.label}</p>'), 'beside what comes, goes or changes'],
  [
    'mf-guides/src/list/in-place.tsx',
    shown('(_.busy ? <p>Wait <b /></p> : <p>{_.label}</p>)'),
    'in an element that React makes into another one',
  ],
  [
    'mf-guides/src/list/deep.tsx',
    shown('<p>{_.busy ? <i><b>Wait <u /></b></i> : <i><b>{_.label}</b></i>}</p>'),
    'in an element that React makes into another one',
  ],
  ['mf-guides/src/list/spaced.tsx', shown('<p> {_.label}</p>'), 'beside what comes, goes or changes'],
  ['host/src/shell/either.tsx', shown("<>{_.busy ? 'a' : <i />}<b /></>"), 'beside what comes, goes or changes'],
  [
    'host/src/legal/kept-list.tsx',
    shown('<p>{_.busy && <i />}{`${_.count}`}</p>'),
    'beside what comes, goes or changes',
  ],
  ['mf-guides/src/list/any.ts', 'export const x = (y: any) => y;\n', 'any'],
  ['mf-guides/src/list/silenced.ts', 'export const x = (y: unknown) => y as string;\n', 'assertion'],
  ['mf-guides/src/list/sure.ts', 'export const x = (y?: string) => y!.length;\n', 'null'],
  ['mf-guides/src/list/ignored.ts', '// @ts-ignore\nexport const x = 1;\n', 'ts-ignore'],
  [
    'mf-guides/src/list/swallowed.ts',
    'export function x(y: () => void) {\n  try {\n    y();\n  } catch {}\n}\n',
    'mpty',
  ],
  ['platform/e2e/title.test.ts', look('expect(await page.title()).toBe("a")'), 'may be too early'],
  ['platform/e2e/support/titled.ts', look('expect([await page.title()].concat("b")).toEqual([])'), 'may be too early'],
  ['platform/e2e/promised.test.ts', look('await expect(page.title()).resolves.toBe("a")'), 'may be too early'],
  ['platform/gateway/src/ready.test.ts', look('expect((await readyAt(1)).missing).toEqual([])'), 'may be too early'],
  ['mf-guides/src/list/later.ts', '// TO' + 'DO: finish\nexport const x = 1;\n', 'todo'],
];

const legal: [file: string, text: string][] = [
  ['mf-guides/src/list/screen.tsx', from('@rig4u/shared/ui')],
  ['mf-guides/src/list/state.tsx', from('react')],
  ['mf-guides/src/list/own.tsx', from('../parse/guide')],
  ['mf-guides/src/schema.ts', from('valibot')],
  ['mf-guides/webpack.config.ts', from('@rig4u/preset')],
  ['mf-builder/src/screens/picker/domain.tsx', from('../../domain/choices/pick')],
  ['mf-builder/src/shared/own-folder.ts', from('./host')],
  [
    'mf-builder/src/domain/choices/types.ts',
    "import type { ReactNode } from 'react';\nexport type Node = ReactNode;\n",
  ],
  ['mf-builder/src/domain/choices/pick.test.ts', "it('is timed', () => expect(Date.now()).toBeGreaterThan(0));\n"],
  ['mf-builder/src/screens/picker/clock.tsx', 'export const now = () => Date.now();\n'],
  ['mf-builder/src/screens/picker/sizes.ts', "export const sizes = ['small', 'large'] as const;\n"],
  ['mf-builder/checks/oracle.ts', from('../src/domain/rules')],
  ['mf-builder/src/screens/picker/choosing.test.tsx', from('../../../checks/any-build')],
  ['mf-builder/src/domain/choices/swap.test.ts', from('../../../checks/any-build')],
  ['mf-builder/src/screens/picker/state.tsx', from('../../state/working-build')],
  ['mf-guides/src/domain/parse.test.ts', "it('is timed', () => expect(Date.now()).toBeGreaterThan(0));\n"],
  ['mf-builder/market/src/facts/cpu.ts', from('../../../src/catalogue/schema')],
  ['mf-builder/market/src/facts/own.ts', from('../records/read')],
  ['mf-builder/src/catalogue/market/shelf.ts', from('../../../market/src/pack/read')],
  ['mf-builder/src/catalogue/market/lists.ts', from('../../../market/src/part-numbers/read')],
  ['mf-builder/src/domain/shelf/derived.ts', from('../../../market/src/derived/derive-shelf')],
  ['mf-builder/src/domain/parts/origin.ts', from('../../../market/src/origins/origins')],
  ['mf-builder/src/domain/prices/prices.ts', from('./market/market')],
  ['mf-builder/src/screens/picker/named.ts', from('../../catalogue/market/market-id')],
  ['mf-builder/src/domain/link/links.test.ts', from('../../../market/numbers/seals.json')],
  ['mf-builder/checks/packs.ts', from('../market/src/packed/renew')],
  ['mf-builder/market/src/numbers/files.ts', from('node:fs')],
  ['mf-builder/market/tools/numbers.ts', from('../src/records/read')],
  ['host/src/remotes/load.ts', from('@rig4u/shared/contracts')],
  ['host/src/home/shell.tsx', from('../shell/header')],
  ['shared/src/look/ui/box.tsx', from('@chakra-ui/react')],
  ['shared/src/look/ui/theme.tsx', from('../theme')],
  ['shared/src/look/recipes/styled.tsx', from('@rig4u/shared/ui')],
  ['mf-guides/src/look/recipe.ts', from('@rig4u/shared/recipes')],
  ['mf-guides/src/look/motion/own.ts', from('../widths')],
  ['shared/src/look/recipes/surface.ts', from('../ui/card/surface')],
  ['mf-guides/src/look/px.ts', "export const bar = { height: '3px', bg: 'var(--accent)' };\n"],
  ['mf-guides/src/look/part.ts', 'export const own = \'& [href="#add"]\';\n'],
  ['platform/gateway/src/config.ts', from('@rig4u/shared/contracts')],
  ['platform/gateway/src/store.ts', from('@rig4u/releases/store')],
  ['platform/gateway/src/real.test.ts', from('@rig4u/services/contract-instance')],
  ['platform/releases/src/release/runner.ts', from('node:fs/promises')],
  ['platform/bench/bundle/main.tsx', from('../../../mf-guides/src/routes')],
  ['platform/e2e/patient.test.ts', look('await eventually(async () => expect(await page.title()).toBe("a"))')],
  ['platform/e2e/known.test.ts', look('expect([1].map(async () => page.title())).toHaveLength(1)')],
  ['platform/gateway/src/title.test.ts', look('expect(await page.title()).toBe("a")')],
  ['platform/preset/src/dev-entry.ts', from('@rig4u/shared/dev-shell')],
  ['mf-guides/src/list/whole.tsx', shown('<p>{`${_.count} parts`}</p>')],
  ['mf-guides/src/list/still.tsx', shown('<p>See <b>{_.label}</b> for more.</p>')],
  ['mf-guides/src/list/keyed.tsx', shown('(_.busy ? <p key="a">Wait <b /></p> : <p key="b">{_.label}</p>)')],
  ['mf-guides/src/list/others.tsx', shown('(_.busy ? <p>Wait <b /></p> : <i>{_.label}</i>)')],
  ['mf-guides/src/list/worded.tsx', shown('<p>{_.busy && <i />} <span>Send</span></p>')],
  ['mf-guides/src/list/entries.tsx', shown('<p>{_.busy && <i />}{[1].map((n) => { return <b key={n} />; })}</p>')],
  ['mf-guides/src/list/whole.test.tsx', shown('<p>{_.count} parts</p>')],
  ['host/src/failure/failure-frame.tsx', shown('<p>{_.busy && <i />}{_.label}</p>')],
];

const zoned = v.object({ files: v.array(v.string()), rules: v.record(v.string(), v.unknown()) });
const readIfThere = async (file: string): Promise<string> =>
  (await readFile(join(root, file), 'utf8').catch(noneOnlyIfMissing)) ?? '';

describe('the walls', () => {
  let messages: Map<string, string[]>;
  beforeAll(async () => {
    const texts = new Map([...broken.map(([file, text]) => [file, text] as const), ...legal]);
    messages = new Map();
    for (const { file, message } of await lintTexts(texts, lintConfig(house)))
      messages.set(file, [...(messages.get(file) ?? []), message]);
  });

  it.each(broken)('stop %s', (file, _, message) => {
    expect(messages.get(file)?.join('\n').toLowerCase()).toContain(message.toLowerCase());
  });

  it.each(legal)('let %s pass', (file) => {
    expect(messages.get(file)).toBeUndefined();
  });
});

it('every exemption says why', () => {
  for (const { reason } of [...exemptions, ...singleLooks]) expect(reason.length).toBeGreaterThan(30);
});

it('no source silences the linter', async () => {
  const silenced = /\/[/*]\s*(oxlint|eslint)-disable/;
  for (const { folder: part } of parts) {
    const files = (await readFolder(join(root, part, 'src'))) ?? new Map<string, Uint8Array>();
    const guilty = [...files]
      .filter(([path, bytes]) => /\.tsx?$/.test(path) && silenced.test(new TextDecoder().decode(bytes)))
      .map(([path]) => `${part}/src/${path}`);
    expect(guilty).toEqual([]);
  }
});

describe('the configuration that lint runs with', () => {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');

  it('is the one that the table makes of the parts and screens there are', async () => {
    const { output } = await runChild(process.execPath, [oxlint, '-c', 'oxlint.config.mjs', '--print-config'], {
      cwd: root,
    });
    const effective = v.parse(v.pipe(v.string(), v.parseJson(), v.object({ overrides: v.array(zoned) })), output);
    const guarded = effective.overrides
      .filter(({ rules }) => 'no-restricted-imports' in rules)
      .flatMap(({ files }) => files);
    for (const remote of remotesOf(parts))
      expect(guarded).toEqual(
        expect.arrayContaining([`${remote}/src/**`, `${remote}/src/domain/**`, `${remote}/{checks,gallery}/**`]),
      );
    expect(guarded).toEqual(expect.arrayContaining(['host/src/**', 'shared/src/**', 'mf-guides/src/screens/guide/**']));
  });

  // Without -c oxlint takes its default rules and says nothing of it: every wall would be gone in silence.
  it('is named wherever lint is run', async () => {
    const files = ['package.json', '.ci/run', ...parts.map(({ folder }) => `${folder}/package.json`)];
    const commands = (await Promise.all(files.map(readIfThere))).flatMap(
      (text) => text.match(/oxlint(\.config\.mjs| [^"&|;]*)/g) ?? [],
    );
    expect(commands.filter((command) => !command.includes('-c oxlint.config.mjs'))).toEqual([]);
    expect(lintChecks.oxlint.join(' ')).toMatch(/^oxlint\/bin\/oxlint -c oxlint\.config\.mjs --deny-warnings$/);
  });
});
