import * as v from 'valibot';

/** What a rule of the policy allows or denies. `hold` is pin, freeze and offline use; `policy` is the rules and `restored`. */
export const rights = ['publish', 'promote', 'rollout', 'rollback', 'hold', 'policy'] as const;
export type Right = (typeof rights)[number];

/** Stands for every part, in rules. */
export const everyPart = '*';

/** Who may do what with which parts. A `*` in `who` stands for any letters. */
const rule = {
  do: v.picklist(['allow', 'deny']),
  who: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  may: v.pipe(v.array(v.picklist(rights)), v.minLength(1)),
  parts: v.pipe(v.array(v.string()), v.minLength(1)),
};

/** Changes of the policy. */
export const policyChanges = [
  v.object(rule),
  /** Whether a release goes live only after it ran in a browser, of one part or of every one (`*`). */
  v.object({ do: v.picklist(['need-smoke', 'need-no-smoke']), part: v.string() }),
  /** Whether only who has a key may add revisions. */
  v.object({ do: v.picklist(['need-signatures', 'need-no-signatures']) }),
] as const;

const said = {
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  why: v.optional(v.string()),
};

export const policySchema = v.object({
  /** The newest first: the first one that fits decides. */
  rules: v.array(v.object({ ...rule, ...said })),
  /** Parts whose releases must have run in a browser. */
  smoke: v.record(v.string(), v.object(said)),
  signed: v.optional(v.object(said)),
});

export type Policy = v.InferOutput<typeof policySchema>;
export type Rule = Policy['rules'][number];
