import { keyAndValue, keyTable } from './records';

/** One device of lshw's tree. The PC itself has the id ''. */
export interface LshwNode {
  id: string;
  values: ReadonlyMap<Key, string>;
}

const written = {
  description: 'description;Beschreibung;descripción',
  product: 'product;produit;Produkt;producto',
  vendor: 'vendor;fabriquant;fabricant;Hersteller;fabricante',
  size: 'size;taille;Größe;tamaño',
  capabilities: 'capabilities;fonctionnalités;Fähigkeiten;capacidades',
  configuration: 'configuration;Konfiguration;configuración',
};

type Key = keyof typeof written;

const keys = keyTable(written);
const begin = /^\s*\*-([a-z]{2,20})\d{0,2}(?::\d{1,3})?(?:\s+[A-Z]{4,12})?\s*$/;

export function lshwNodes(lines: readonly string[]): LshwNode[] {
  const nodes: { id: string; values: Map<Key, string> }[] = [{ id: '', values: new Map() }];
  for (const line of lines) {
    const id = begin.exec(line)?.[1];
    if (id !== undefined) nodes.push({ id, values: new Map() });
    const [, key, value] = keyAndValue.exec(line) ?? [];
    const role = key === undefined ? undefined : keys.get(key.toLowerCase());
    const values = nodes.at(-1)?.values;
    if (role !== undefined && value !== undefined && values && !values.has(role)) values.set(role, value);
  }
  return nodes;
}

const shortRow = /^(\/\S{0,60})\s+(?:\S{1,40}\s+)?(bus|memory|processor|display|disk|storage)\s+(\S.*)$/;

/** The same of 'lshw -short', where each row has a path, a class and what it is. */
export function lshwRows(lines: readonly string[]): LshwNode[] {
  return lines.flatMap((line): LshwNode[] => {
    const [, path, kind, said] = shortRow.exec(line) ?? [];
    if (path === undefined || said === undefined) return [];
    const [, size, rest] = /^(\d[\d.]{0,8}[KMGT]i?B)\s+(.*)$/.exec(said) ?? [];
    const node = (id: string, ...values: (readonly [Key, string])[]) => [{ id, values: new Map(values) }];
    if (kind === 'memory' && size !== undefined && rest !== undefined)
      return /\bDIMM\b/.test(rest)
        ? node('bank', ['size', size], ['description', rest])
        : /^System/i.test(rest)
          ? node('memory', ['size', size])
          : [];
    if (kind === 'bus') return path === '/0' ? node('core', ['product', said]) : [];
    if (kind === 'processor') return node('cpu', ['product', said]);
    if (kind === 'display') return node('display', ['product', said]);
    return kind === 'disk' || line.includes('/dev/nvme') ? node('disk', ['product', rest ?? said]) : [];
  });
}
