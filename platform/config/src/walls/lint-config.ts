import path from 'node:path';
import type { Ban, BannedName, Exemption, Zone } from './zone';

/** Correctness rules for every file. Walls come on top of them. */
const rules = {
  eqeqeq: 'error',
  'no-empty': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-warning-comments': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  'typescript/no-explicit-any': 'error',
  'typescript/no-non-null-assertion': 'error',
  'react/exhaustive-deps': 'error',
  'react/rules-of-hooks': 'error',
  'import/no-cycle': 'error',
  'promise/no-multiple-resolved': 'error',
  'unicorn/no-abusive-eslint-disable': 'error',
  // Lists without bullets lose their role in one browser, and a component of ours knows its role but not its tag.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // A region that scrolls must be reachable by keyboard.
  'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'tabpanel'] }],
  // Closing what a navigation leaves behind is such an effect.
  'react/set-state-in-effect': 'off',
  // A set is copied before listeners run, because they may leave it meanwhile.
  'unicorn/no-useless-spread': 'off',
} as const;

/** Property tests expect under a condition, and some tests assert by a helper. */
const testRules = {
  'jest/expect-expect': 'off',
  'jest/no-conditional-expect': 'off',
  'jest/no-standalone-expect': 'off',
  'jest/require-to-throw-message': 'off',
  // A title may be `spec('2.14', 'title')`.
  'jest/valid-title': ['error', { ignoreTypeOfTestName: true }],
  'jest/no-disabled-tests': 'error',
  'jest/no-focused-tests': 'error',
} as const;

const looseText = 'translated/no-loose-text';

/** What a configuration is made of. Files are globs from the folder in which it lies. */
export interface Walls {
  zones: readonly Zone[];
  /** Where no style is spelt by hand. */
  noRawStyle: readonly string[];
  /** Folders among them where the recipes of a part lie. */
  looks: readonly string[];
  /** Files among them that still do, and why. */
  rawStyles: readonly Exemption[];
  /** Where no text lies beside what comes and goes. */
  noLooseText: readonly string[];
  /** Files among them that pass on elements beside others, which the rule cannot tell from texts, and why. */
  passesOn: readonly Exemption[];
  /** What no wall stops, and why. */
  exemptions: readonly Exemption[];
}

/** What oxlint reads; only what others add to is typed. */
interface LintConfig {
  jsPlugins: string[];
  overrides: object[];
}

/** The lint configuration that the walls come to. */
export function lintConfig({
  zones,
  noRawStyle,
  looks,
  rawStyles,
  noLooseText,
  passesOn,
  exemptions,
}: Walls): LintConfig & Record<string, unknown> {
  return {
    jsPlugins: [
      path.join(import.meta.dirname, 'no-raw-style.mjs'),
      path.join(import.meta.dirname, 'no-loose-text.mjs'),
    ],
    plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'promise', 'unicorn', 'oxc'],
    categories: { correctness: 'error' },
    env: { browser: true, node: true, es2024: true },
    ignorePatterns: ['**/dist/**', '.rig4u/**', 'coverage/**'],
    rules,
    overrides: [
      { files: ['**/*.test.ts', '**/*.test.tsx'], plugins: ['jest'], env: { jest: true }, rules: testRules },
      ...zones.flatMap(overrides),
      { files: noRawStyle, rules: { 'rig4u/no-raw-style': 'error' } },
      { files: looks, rules: { 'rig4u/no-raw-style': ['error', 'look'] } },
      {
        files: ['**/*.test.ts', '**/*.test.tsx', ...rawStyles.flatMap(({ files }) => files)],
        rules: { 'rig4u/no-raw-style': 'off' },
      },
      { files: noLooseText, rules: { [looseText]: 'error' } },
      ...passesOn.map(({ files }) => ({ files, rules: { [looseText]: ['error', 'surely'] } })),
      { files: ['**/*.test.tsx'], rules: { [looseText]: 'off' } },
      // Each exemption says its reason.
      ...exemptions.map(({ files }) => ({ files, rules: { 'no-restricted-imports': 'off' } })),
    ],
  };
}

/** What a zone comes to; where a ban leaves tests alone, they follow with a list of their own. */
function overrides(zone: Zone): object[] {
  const bans = collect(zone, ({ bans: own }) => own);
  const forTests = bans.filter(({ exceptTests = false }) => !exceptTests);
  const whole = { files: zone.files, ...(zone.except && { excludeFiles: zone.except }), rules: rulesOf(zone, bans) };
  if (forTests.length === bans.length || zone.except) return [whole];
  return [whole, { files: zone.files.flatMap(testsIn), rules: rulesOf(zone, forTests) }];
}

/** An override replaces a rule's patterns instead of adding to them: each has the full list. */
function rulesOf(zone: Zone, bans: readonly Ban[]): object {
  const names = collect(zone, ({ bannedNames }) => bannedNames);
  return {
    'no-restricted-imports': ['error', { patterns: bans.map(pattern) }],
    ...(names.length > 0 && nameRules(names)),
  };
}

const testsIn = (glob: string): string[] =>
  ['*.test', '*.cases', 'testing'].flatMap((name) =>
    ['ts', 'tsx'].map((ext) => glob.replace(/\*+$/, (end) => `${end === '**' ? '**/' : ''}${name}.${ext}`)),
  );

const pattern = ({ what, why, exceptTypes = false }: Ban): object => ({
  ...(typeof what === 'string' ? { regex: what } : { group: what }),
  message: why,
  allowTypeImports: exceptTypes,
});

const collect = <T>(zone: Zone, of: (zone: Zone) => readonly T[] | undefined): T[] => [
  ...(zone.inside ? collect(zone.inside, of) : []),
  ...(of(zone) ?? []),
];

function nameRules(names: readonly BannedName[]): object {
  const [properties, globals] = [
    names.filter(({ name }) => name.includes('.')),
    names.filter(({ name }) => !name.includes('.')),
  ];
  return {
    'no-restricted-globals': ['error', ...globals.map(({ name, why }) => ({ name, message: why }))],
    'no-restricted-properties': [
      'error',
      ...properties.map(({ name, why }) => ({
        object: name.split('.')[0],
        property: name.split('.')[1],
        message: why,
      })),
    ],
  };
}
