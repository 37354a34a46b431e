import type { Finding, PartRef } from '../types';
import { nameHere } from './noted-row';

/** What a rule says of every part with the facts that it read: a finding with `nameHere` where their names belong. */
export type Template = Finding;

/** The finding about one of these parts, with its name and id. */
export function saidOf(template: Template, part: PartRef): Finding {
  const { rule, verdict, probably, parts, message, values, note, buy } = template;
  const finding: Finding = {
    rule,
    verdict,
    parts: parts.map((ref) => refTo(ref, part)),
    message: named(message, part),
  };
  if (probably) finding.probably = true;
  if (values) finding.values = [named(values[0], part), named(values[1], part)];
  if (note !== undefined) finding.note = named(note, part);
  if (buy !== undefined) finding.buy = named(buy, part);
  return finding;
}

// Why a function: a name may hold '$&', which a text that replaces would read as a sign.
const named = (text: string, { name }: PartRef): string =>
  text.includes(nameHere) ? text.replaceAll(nameHere, () => name) : text;

const refTo = (ref: PartRef, { type, id, name }: PartRef): PartRef => {
  if (ref.name !== nameHere) return ref;
  return id === undefined ? { type, name } : { type, id, name };
};
