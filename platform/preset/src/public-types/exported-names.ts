import path from 'node:path';
import { parseSync, type ExportSpecifier, type ModuleItem } from '@swc/core';

export interface ExportedNames {
  values: string[];
  /** Types and interfaces: they are gone when a program runs. */
  types: string[];
}

/** The names that a declaration file exports. Throws an Error at a form of export that it does not know. */
export function exportedNames(file: string, files: ReadonlyMap<string, string>): ExportedNames {
  const values = new Set<string>();
  const types = new Set<string>();
  const text = files.get(file);
  if (text === undefined) throw new Error(`${file}: the compiler wrote no declarations for it`);
  for (const item of parseSync(text, { syntax: 'typescript', tsx: false }).body) {
    const found = namesOf(item, file, files);
    for (const name of found.values) values.add(name);
    for (const name of found.types) types.add(name);
  }
  return { values: [...values].toSorted(), types: [...types].toSorted() };
}

function namesOf(item: ModuleItem, file: string, files: ReadonlyMap<string, string>): ExportedNames {
  switch (item.type) {
    case 'ExportNamedDeclaration': {
      // swc's types leave out the mark of `export type { … }`.
      const allTypes = Reflect.get(item, 'typeOnly') === true;
      const [types, values] = split(item.specifiers, (one) => allTypes || Reflect.get(one, 'isTypeOnly') === true);
      return { values: values.map(nameOf(file)), types: types.map(nameOf(file)) };
    }
    case 'ExportAllDeclaration':
      return exportedNames(path.posix.join(path.posix.dirname(file), declarationsOf(item.source.value, file)), files);
    case 'ExportDeclaration': {
      const { declaration } = item;
      if (declaration.type === 'TsInterfaceDeclaration' || declaration.type === 'TsTypeAliasDeclaration')
        return { values: [], types: [declaration.id.value] };
      if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
        return { values: [declaration.identifier.value], types: [] };
      if (declaration.type === 'VariableDeclaration')
        return { values: declaration.declarations.map(({ id }) => variableName(id, file)), types: [] };
      throw new Error(`${file}: ${declaration.type} is exported; the comparison of types does not know that form`);
    }
    default:
      return { values: [], types: [] };
  }
}

function split<T>(all: readonly T[], first: (one: T) => boolean): [T[], T[]] {
  return [all.filter(first), all.filter((one) => !first(one))];
}

const nameOf =
  (file: string) =>
  (specifier: ExportSpecifier): string => {
    if (specifier.type === 'ExportSpecifier') return (specifier.exported ?? specifier.orig).value;
    throw new Error(`${file}: exports a namespace or a default; an entry exports by name`);
  };

function variableName(pattern: { type: string; value?: unknown }, file: string): string {
  if (pattern.type === 'Identifier' && typeof pattern.value === 'string') return pattern.value;
  throw new Error(`${file}: exports a pattern of variables; an entry exports by name`);
}

function declarationsOf(request: string, file: string): string {
  if (request.startsWith('.')) return `${request.replace(/\.js$/, '')}.d.ts`;
  throw new Error(`${file}: export * from "${request}"; write the names of a package's exports one by one`);
}
