import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import type { Chunk, Compilation } from 'webpack';
import { isConsumed, shareKeyOf } from './needs';

export interface DeclaredScreen {
  path: string;
  request: string;
}

/**
 * The screens that a remote's routes file declares: each literal `path` with the module its `lazy` imports.
 * Throws where a path is not a literal or `lazy` is not `() => import('./screen')`, since the build could not preload it.
 */
export function declaredScreens(source: string, file: string): DeclaredScreen[] {
  const screens: DeclaredScreen[] = [];
  const module = parseSync(source, { syntax: 'typescript', tsx: true });
  const named = namedValues(module);
  walk(module, (node) => {
    if (node['type'] !== 'ObjectExpression') return;
    const lazy = property(node, 'lazy');
    if (!lazy) return;
    const path = property(node, 'path');
    const request = importedBy(lazy['type'] === 'Identifier' ? named.get(String(lazy['value'])) : lazy);
    if (path?.['type'] !== 'StringLiteral' || typeof path['value'] !== 'string')
      throw new Error(`${file}: a route's path must be a literal text: path: '/guides'`);
    if (!request)
      throw new Error(`${file}: the route ${path['value']} must load its screen by lazy: () => import('./screen')`);
    screens.push({ path: path['value'], request });
  });
  if (screens.length === 0)
    throw new Error(
      `${file}: no route with path and lazy found; export default defineRemote({ contract: 1, routes: [{ ` +
        `path: '/…', lazy: () => import('./screen') }] })`,
    );
  return screens;
}

export interface ScreenFiles {
  path: string;
  /** Keys of the shared entries that routes and screen import, not counting what they fetch on demand. */
  takes: string[];
  /** Names of the scripts, asked for once they have their final names. */
  files(): string[];
}

/**
 * For each declared screen the scripts that entering it brings besides the entry: the routes' own chunk and the screen's.
 * Asked for before webpack joins modules, while the routes file still is a module of its own.
 */
export function screenFiles(compilation: Compilation, routesFile: string): ScreenFiles[] {
  const routes = [...compilation.modules].find((module) => 'resource' in module && module.resource === routesFile);
  if (!routes) throw new Error(`${routesFile} is not part of the build`);
  const own = [...compilation.chunkGraph.getModuleChunks(routes)];
  return declaredScreens(readFileSync(routesFile, 'utf8'), routesFile).map(({ path, request }) => {
    const block = routes.blocks.find((candidate) => candidate.request === request);
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block);
    if (!group) throw new Error(`${routesFile}: no chunk was made for ${request}`);
    const chunks = [...new Set([...own, ...group.chunks])];
    return {
      path,
      takes: keysIn(compilation, chunks),
      files: () => [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((name) => name.endsWith('.js')),
    };
  });
}

function keysIn({ chunkGraph }: Compilation, chunks: readonly Chunk[]): string[] {
  const consumed = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]).filter(isConsumed);
  return [...new Set(consumed.map(shareKeyOf))].toSorted();
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return;
  if (typeof value['type'] === 'string') visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

function property(object: Node, name: string): Node | undefined {
  const properties = Array.isArray(object['properties']) ? object['properties'].filter(isNode) : [];
  const found = properties.find((entry) => isNode(entry['key']) && entry['key']['value'] === name);
  return found && isNode(found['value']) ? found['value'] : undefined;
}

/** `const picker = () => import('./picker')`, for screens that stand at more than one address. */
function namedValues(module: unknown): Map<string, Node> {
  const values = new Map<string, Node>();
  walk(module, (node) => {
    if (node['type'] !== 'VariableDeclarator' || !isNode(node['id']) || !isNode(node['init'])) return;
    values.set(String(node['id']['value']), node['init']);
  });
  return values;
}

function importedBy(lazy: Node | undefined): string | undefined {
  let request: string | undefined;
  walk(lazy, (node) => {
    if (node['type'] !== 'CallExpression' || !isNode(node['callee']) || node['callee']['type'] !== 'Import') return;
    const [argument] = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : [];
    const literal = argument && isNode(argument['expression']) ? argument['expression'] : undefined;
    if (literal?.['type'] === 'StringLiteral' && typeof literal['value'] === 'string') request = literal['value'];
  });
  return request;
}
