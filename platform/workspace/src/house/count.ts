import type { Tree } from '../source-code/read-tree';
import { kindsOf } from './kinds';
import { linesOf, linesOver, percentile } from './lengths';
import { importsOf, isCode, packageOf, packagesOf } from './packages';
import { roomsOf } from './rooms';
import { repeatedSentences, type Repeated } from './sentences';
import { stylePropsIn } from './style-props';

/** What `pnpm house` counts of a part. A figure that means nothing for a part is missing. */
export type Figures = {
  rooms: number;
  arrows: number;
  files: number;
  medianLines: number;
  longFileLines: number;
  shortFiles: number;
  styleProps?: number;
  keptStyleProps?: number;
  longLines: number;
  longReadmeLines: number;
  sentences?: number;
  unusedExports?: number;
};

/** The figures of each part and of all together, and the places behind the figures that should be 0. */
export type House = {
  parts: Map<string, Figures>;
  total: Figures;
  arrows: Map<string, string[]>;
  sentences: Repeated[];
  longLines: string[];
};

/** Whether a visitor loads a part: its texts and its style count. */
const isProduct = (part: string): boolean => /^(host|shared|mf-[^/]+)$/.test(part);

/** Screens that the next redesign draws anew; their style props are counted apart. */
const redrawn = /^mf-builder\/src\/(.*\/)?(picker|components\/check|wizard\/result|shared-build|share\/shared-)/;

const codeWidth = 140;
const readmeWidth = 120;
const shortFile = 10;

/** Counts a tree. `isStyle` knows the names of style props, `unusedExports` comes from another tool, if at all. */
export function countHouse(tree: Tree, isStyle: (prop: string) => boolean, unusedExports?: number): House {
  const imports = importsOf(tree);
  const kinds = kindsOf(tree, imports);
  const packages = packagesOf(tree);
  const counts = packages.toSorted().map((part): Count => {
    const files = [...tree].filter(([path]) => packageOf(path, packages) === part);
    const code = files.filter(([path]) => kinds.get(path) === 'code');
    const served = files.filter(([path]) => kinds.has(path) && kinds.get(path) !== 'test').map(([path]) => path);
    const style = isProduct(part) && part !== 'shared' ? styleFigures(code, isStyle) : {};
    const out = served.flatMap((path) => imports.get(path) ?? []).map((path) => packageOf(path, packages));
    return { part, files, code, ...roomsOf(part, served, imports), style, needs: new Set(out) };
  });
  const street = counts.filter(({ part }) => part.startsWith('platform'));
  const sentences = repeatedSentences(
    new Map([...tree].filter(([path]) => isRead(path) && kinds.get(path) !== 'test')),
  );
  return {
    parts: new Map([
      ...(street.length > 0 ? [['platform, all', figuresOf(street)] as const] : []),
      ...counts.filter(({ part }) => part !== 'platform').map((one) => [one.part, figuresOf([one])] as const),
    ]),
    total: {
      ...figuresOf(counts),
      ...lineFigures([...tree]),
      sentences: sentences.length,
      ...(unusedExports === undefined ? {} : { unusedExports }),
    },
    arrows: new Map(counts.map(({ part, arrows }) => [part, arrows])),
    sentences,
    longLines: [...tree].flatMap(([path, text]) => placesOfLongLines(path, text)),
  };
}

type File = readonly [path: string, text: string];
type Style = { styleProps?: number; keptStyleProps?: number };
type Count = {
  part: string;
  files: File[];
  code: File[];
  rooms: string[];
  arrows: string[];
  style: Style;
  needs: ReadonlySet<string | undefined>;
};

/** The figures of some packages together; imports from one of them to another are arrows too. */
function figuresOf(counts: readonly Count[]): Figures {
  const among = ({ part, needs }: Count): number =>
    counts.filter((other) => other.part !== part && needs.has(other.part)).length;
  const styled = counts.filter(({ style }) => style.styleProps !== undefined);
  return {
    rooms: sum(counts, ({ rooms }) => rooms.length),
    arrows: sum(counts, (one) => one.arrows.length + among(one)),
    ...lengthFigures(counts.flatMap(({ code }) => code.map(([, text]) => linesOf(text)))),
    ...lineFigures(counts.flatMap(({ files }) => files)),
    ...(styled.length > 0 && {
      styleProps: sum(styled, ({ style }) => style.styleProps ?? 0),
      keptStyleProps: sum(styled, ({ style }) => style.keptStyleProps ?? 0),
    }),
  };
}

/** Whether a file may hold texts that a visitor reads. */
export const isRead = (path: string): boolean => {
  const [part = '', folder] = path.split('/');
  return isProduct(part) && folder === 'src' && /\.tsx?$/.test(path);
};

const lengthFigures = (lengths: readonly number[]) => ({
  files: lengths.length,
  medianLines: percentile(lengths, 0.5),
  longFileLines: percentile(lengths, 0.9),
  shortFiles: lengths.filter((lines) => lines <= shortFile).length,
});

const lineFigures = (files: readonly File[]) => ({
  longLines: sum(files, ([path, text]) => (widthOf(path) === codeWidth ? linesOver(text, codeWidth) : 0)),
  longReadmeLines: sum(files, ([path, text]) => (widthOf(path) === readmeWidth ? linesOver(text, readmeWidth) : 0)),
});

function styleFigures(files: readonly File[], isStyle: (prop: string) => boolean) {
  const count = (wanted: (path: string) => boolean): number =>
    sum(files, ([path, text]) => (wanted(path) ? stylePropsIn(text, path, isStyle).length : 0));
  return { styleProps: count(() => true), keptStyleProps: count((path) => !redrawn.test(path)) };
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((before, one) => before + of(one), 0);

/** How wide the lines of a file may be: code and README differ, other files are free. */
const widthOf = (path: string): number => {
  if (isCode(path) || path.endsWith('.css')) return codeWidth;
  return /(^|\/)README\.md$/.test(path) ? readmeWidth : Infinity;
};

const placesOfLongLines = (path: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) => (linesOver(line, widthOf(path)) > 0 ? [`${path}:${at + 1} (${[...line].length})`] : []));
