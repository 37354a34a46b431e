import type { JSONWebKeySet } from 'jose';
import * as v from 'valibot';

/** What a process is started with: the first argument, as JSON. */
export const orderSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ projectId: v.string(), dataFile: v.string(), port: v.number() }),
);

/** What it tells the process that started it. */
export const messageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('ready'),
    port: v.number(),
    jwks: v.object({ keys: v.array(v.looseObject({ kty: v.string() })) }),
  }),
  v.object({ kind: v.literal('say'), line: v.string() }),
  v.object({ kind: v.literal('failed'), message: v.string(), refusal: v.boolean() }),
]);

export type Order = v.InferOutput<typeof orderSchema>;
export type Message =
  | { kind: 'ready'; port: number; jwks: JSONWebKeySet }
  | { kind: 'say'; line: string }
  | { kind: 'failed'; message: string; refusal: boolean };
