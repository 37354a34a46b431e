/** @jest-environment node */
import * as v from 'valibot';
import { allParts, everyRetired } from './catalogue-files';
import { listLine } from './list-line';
import { kinds, type Meant } from './pasted-lists/kinds';

const answer = v.object({
  lines: v.array(
    v.object({
      text: v.string(),
      type: v.nullable(v.string()),
      match: v.optional(v.object({ id: v.string(), name: v.string() })),
      sure: v.boolean(),
      quantity: v.number(),
      price: v.optional(v.number()),
      currency: v.optional(v.string()),
      own: v.optional(v.literal(true)),
    }),
  ),
  unread: v.array(v.string()),
  verdict: v.picklist(['pass', 'warning', 'unknown', 'fail']),
  findings: v.array(v.object({ rule: v.string(), message: v.string() })),
});

const read = listLine(allParts(), everyRetired());
const answered = (text: string) => v.parse(answer, JSON.parse(read(JSON.stringify({ id: 'x', text }), 1).text));

test.each(kinds)('$kind: $text', ({ text, means }) => {
  const { lines } = answered(text);
  const said = lines.map(({ type, match, own, quantity, price }, at): Meant => {
    const wanted = means[at];
    return {
      ...(wanted?.type === undefined ? { part: own || !match ? 'own' : match.id } : { type: type ?? 'none' }),
      ...(wanted?.quantity !== undefined && { quantity }),
      ...(wanted?.price !== undefined && { price: price ?? null }),
    };
  });
  expect(said).toEqual(means);
});

test('a line that is no list says what is wrong', () => {
  expect(JSON.parse(read('{"id": 3, "text": 7}', 2).text)).toEqual({
    id: 3,
    error: 'Line 2: text must be the pasted list as text.',
  });
});
