import * as v from 'valibot';

/** The files of a remote: path in its folder → text. */
export type Files = ReadonlyMap<string, string>;

export interface PlannedRemote {
  /** Its name, `mf-used-parts`. */
  name: string;
  /** Where its dev server listens. */
  port: number;
  /** Where its link stands in the header. */
  order: number;
  /** What its package.json says for each package that the template names. */
  versions: Readonly<Record<string, string>>;
  /** Packages that it names besides: what those need of us, where no registry has it. */
  besides?: Readonly<Record<string, string>>;
}

/** `used-parts` of `mf-used-parts`: its address and the folder of its screen. */
export const shortName = (name: string): string => name.replace(/^mf-/, '');

/**
 * Where the link of a remote stands that is made in a repository of its own: behind those of the workspace, at a number that another
 * remote hardly has.
 */
export const orderOf = (name: string): number =>
  100 + [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 900, 0);

const manifest = v.record(v.string(), v.unknown());
const declared = v.record(v.string(), v.string());
const declaration = v.looseObject({ nav: v.tuple([v.record(v.string(), v.unknown())]) });

/**
 * The files of a new remote: those of the template, which is a remote called mf-hello, under its own name. Its package.json gets port,
 * place in the menu and versions.
 */
export function planRemote(template: Files, planned: PlannedRemote): Files {
  const short = shortName(planned.name);
  const title = (short[0] ?? '').toUpperCase() + short.slice(1).replaceAll('-', ' ');
  const renamed = (text: string): string => text.replaceAll('hello', short).replaceAll('Hello', title);
  return new Map(
    [...template].map(([file, text]) => [
      renamed(file),
      file === 'package.json' ? packageJson(renamed(text), planned) : renamed(text),
    ]),
  );
}

/** The template's package.json with what is this remote's own, its keys where they were. */
function packageJson(text: string, { port, order, versions, besides = {} }: PlannedRemote): string {
  const own: Readonly<Record<string, (value: unknown) => unknown>> = {
    rig4u: (value) => {
      const said = v.parse(declaration, value);
      return { ...Object(value), port, nav: [{ ...said.nav[0], order }] };
    },
    dependencies: (value) => ({ ...besides, ...real(v.parse(declared, value), versions) }),
    devDependencies: (value) => real(v.parse(declared, value), versions),
  };
  const entries = Object.entries(v.parse(manifest, JSON.parse(text)));
  return `${JSON.stringify(Object.fromEntries(entries.map(([key, value]) => [key, own[key]?.(value) ?? value])), null, 2)}\n`;
}

/** `*` stands for the version of this day. */
function real(names: Readonly<Record<string, string>>, versions: PlannedRemote['versions']): Record<string, string> {
  const entries = Object.entries(names).map(([name, range]) => {
    const version = range === '*' ? versions[name] : range;
    if (version === undefined) throw new Error(`The template names ${name}, whose version is not known.`);
    return [name, version];
  });
  return Object.fromEntries(entries);
}
