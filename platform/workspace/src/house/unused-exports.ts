import * as v from 'valibot';

const list = v.optional(v.array(v.unknown()), []);
const report = v.object({ issues: v.array(v.object({ exports: list, types: list })) });

/** The number of exports and exported types that nobody uses, from what `knip --reporter json` prints; nothing if it is no such report. */
export function countUnusedExports(json: string): number | undefined {
  const start = json.indexOf('{');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), report), start < 0 ? '' : json.slice(start));
  if (!parsed.success) return undefined;
  return parsed.output.issues.reduce((sum, { exports, types }) => sum + exports.length + types.length, 0);
}
