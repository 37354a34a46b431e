import type { BuildCheck, Verdict } from '../src/domain/compatibility/types';
import type { Part } from '../src/catalogue/schema';
import { listVerdict } from '../src/domain/pasted-lists/list-verdict';
import { firstChoice, typeTaken, type ChosenLine } from '../src/domain/pasted-lists/taken-parts';
import { understand } from '../src/domain/pasted-lists/understand';
import { answerTo, Malformed, type LineAnswer } from './json-line';

function lineOf(chosen: ChosenLine): object {
  const { match, choice } = chosen;
  const { text, quantity, price } = match.line;
  return {
    text,
    type: typeTaken(chosen) ?? null,
    ...(match.match && { match: { id: match.match.id, name: match.match.name } }),
    sure: match.sure,
    ...(match.unlisted && { unlisted: true }),
    quantity,
    ...(price && { price: price.amount, ...(price.currency !== undefined && { currency: price.currency }) }),
    ...(choice.take === 'own' && { own: true }),
  };
}

/** Parts known by their name alone are not checked: then nothing passes. */
const verdictOf = ({ verdict, speaksOf }: BuildCheck): Verdict =>
  verdict === 'pass' && speaksOf ? 'unknown' : verdict;

/** Answers one line of `check-list`; its help says what is read and written. `number` counts lines from 1. Never throws for a bad line. */
export const listLine =
  (parts: readonly Part[], once: readonly Part[]) =>
  (line: string, number: number): LineAnswer =>
    answerTo(line, number, '{"id": "1", "text": "CPU: AMD Ryzen 5 9600X"}', ({ text }) => {
      if (typeof text !== 'string') throw new Malformed('text must be the pasted list as text');
      const list = understand(text, parts, once);
      const lines = list.matches.map((match): ChosenLine => ({ match, choice: firstChoice(match) }));
      const { found, line: says } = listVerdict(lines);
      return {
        lines: lines.map(lineOf),
        unread: list.notes,
        ...(list.cut !== undefined && { cut: list.cut }),
        findings: found.findings,
        verdict: verdictOf(found),
        ...(found.probably && { probably: true }),
        says,
      };
    });
