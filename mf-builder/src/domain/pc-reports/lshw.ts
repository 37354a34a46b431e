import type { Finding, ReportReader } from './finding';
import { lshwNodes, lshwRows, type LshwNode } from './lshw-nodes';
import { laptopIf } from './records';

/** What a device of the tree means, by its id. */
function findingOf({ id, values }: LshwNode): Finding | undefined {
  const [product, maker, size] = [values.get('product'), values.get('vendor'), values.get('size')];
  const description = values.get('description') ?? '';
  if (id === '') return laptopIf(`${description} ${values.get('configuration') ?? ''}`);
  if (id === 'memory') return size === undefined ? undefined : { of: 'memory', size };
  if (id === 'bank')
    return size === undefined
      ? undefined
      : { of: 'module', module: { size, kind: description, speed: description, maker, number: product } };
  if (product === undefined) return undefined;
  switch (id) {
    case 'core':
      return { of: 'motherboard', name: product, maker };
    case 'cpu':
      return { of: 'cpu', name: product };
    case 'display':
      return { of: 'gpu', name: product };
    case 'disk':
    case 'nvme':
      // A stick is a SCSI disk to Linux.
      return /\bscsi\b/i.test(description) || /removable/i.test(values.get('capabilities') ?? '')
        ? undefined
        : { of: 'storage', name: product };
    default:
      return undefined;
  }
}

const node = /^\s*\*-(?:core|cpu|memory|firmware|bank|display|pci|disk|nvme|cache)\b/gm;
const row = /^\/0\S*\s+(?:\S+\s+)?(?:bus|memory|processor)\s/gm;

/** lshw: the tree with its keys, or the table of 'lshw -short'. */
export const lshw: ReportReader = {
  recognises: (head) => (head.match(node)?.length ?? 0) >= 2 || (head.match(row)?.length ?? 0) >= 2,
  read: (lines) => [...lshwNodes(lines), ...lshwRows(lines)].flatMap((one) => findingOf(one) ?? []),
};
