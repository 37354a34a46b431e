import type { SupabaseClient } from '@supabase/supabase-js';

/** What is asked of the endpoint, and by whom. Everything in it carries the mark, by which it is found and removed again. */
export interface Place {
  url: string;
  anonKey: string;
  mark: string;
  visitor: SupabaseClient;
  /** Two users of no rights but a user's, and the owner of the site. */
  anna: SupabaseClient;
  ben: SupabaseClient;
  owner: SupabaseClient;
  ids: { anna: string; ben: string };
  /** The owner's token, for forgeries. */
  ownerToken: string;
  /** Rows that are there when a policy is tried: one in each table, each with the mark. */
  given: { error: Record<string, unknown>; build: string; revision: number };
  /** Rows that nobody has sent yet. */
  newError(more?: Record<string, unknown>): Record<string, unknown>;
  newBuild(more?: Record<string, unknown>): Record<string, unknown>;
}

/** What an endpoint answers, as the client library or a plain request has it. */
export interface Answer {
  status: number;
  error: { code: string; message?: string } | null;
  data?: unknown;
  count?: number | null;
}

/** One thing that somebody asks of the database from outside, and what has to come of it. */
export interface Policy {
  table: string;
  /** The policy, the right or the check by which it is so, as an engineer finds it in the migrations. */
  rule: string;
  /** Who asks for what, in words. */
  tried: string;
  /** The answer, and what has become of the rows: "refused 42501", "1 row", "taken, 1 added". */
  expected: string;
  ask(place: Place): PromiseLike<Answer>;
}
