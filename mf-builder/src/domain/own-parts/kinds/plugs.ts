import type { Kind } from '../question';
import { listOf } from './lists';

interface PlugList {
  /** Every way to write a kind, with the way it is kept. */
  kinds: Readonly<Record<string, string>>;
  /** Where what stands behind the kind is kept. */
  detail: 'version' | 'gen';
  /** Whether each entry says how many there are. */
  counted: boolean;
  /** Whether stream compression may stand at the end. */
  dsc: boolean;
  example: string;
}

const video = { HDMI: 'HDMI', DisplayPort: 'DP', DP: 'DP', 'USB-C': 'USB-C', DVI: 'DVI', VGA: 'VGA' };

/** One plug, such as `3 × DP 1.4 DSC`. */
function plugKind({ kinds, detail, counted, dsc, example }: PlugList): Kind {
  const names = Object.keys(kinds);
  const kept = new Map(Object.entries(kinds).map(([name, kind]) => [name.toLowerCase(), kind]));
  const pattern = new RegExp(
    `^(?:(\\d{1,2})\\s*[x×]\\s*)?(${names.join('|')})(?:\\s*(\\d[\\w.+ -]{0,19}?))?${dsc ? '(\\s+DSC)?' : '()'}$`,
    'i',
  );
  const unread = { error: `Write each like ${example}, with commas between them.` };
  return {
    read: (text) => {
      const [, count = '1', name = '', more = '', compressed] = pattern.exec(text) ?? [];
      const kind = kept.get(name.toLowerCase());
      if (!kind || Number(count) < 1 || (!counted && count !== '1')) return unread;
      return {
        value: {
          kind,
          ...(more.trim() && { [detail]: more.trim() }),
          ...(compressed && { dsc: true }),
          ...(counted && { count: Number(count) }),
        },
      };
    },
    write: (value) => {
      if (!isRecord(value) || typeof value.kind !== 'string') return undefined;
      const count = typeof value.count === 'number' && value.count > 1 ? `${value.count} × ` : '';
      const more = typeof value[detail] === 'string' ? ` ${value[detail]}` : '';
      return `${count}${value.kind}${more}${value.dsc === true ? ' DSC' : ''}`;
    },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Outputs of a graphics card. */
export const outputs = listOf(
  plugKind({ kinds: video, detail: 'version', counted: true, dsc: true, example: '“HDMI 2.1” or “3 × DP 1.4”' }),
);

/** Video inputs of a monitor, each kind once. */
export const inputs = listOf(
  plugKind({ kinds: video, detail: 'version', counted: false, dsc: true, example: '“HDMI 2.1” or “DP 1.4 DSC”' }),
);

/** USB sockets at the front of a case. */
export const frontUsb = listOf(
  plugKind({
    kinds: { 'USB-A': 'USB-A', 'USB-C': 'USB-C' },
    detail: 'gen',
    counted: true,
    dsc: false,
    example: '“USB-C” or “2 × USB-A 3.2 Gen 1”',
  }),
);
