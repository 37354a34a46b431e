import { fold, has, judge, parts, type OracleRule, type Tri } from '../three-valued-logic';

/** Windows before 11, but for editions with long-term service. */
const ended = (edition: string): boolean => {
  const words = fold(edition);
  if (words.includes('ltsc') || words.includes('ltsb')) return false;
  const [, after] = words.split('windows');
  const version = /^(xp|vista|[0-9.]+)/.exec(after ?? '')?.[0];
  return version !== undefined && ['xp', 'vista', '7', '8', '8.1', '10'].includes(version);
};

/** None wanted is a note; one without updates a warning. */
const system: OracleRule = (build) => {
  if (build.os === null) return 'note';
  if (!has(build, 'os')) return undefined;
  return judge(
    [],
    parts(build, 'os').map(({ specs }): Tri => (specs.edition === undefined ? undefined : ended(specs.edition))),
  );
};

export const systemRules: Record<string, OracleRule> = { system };
