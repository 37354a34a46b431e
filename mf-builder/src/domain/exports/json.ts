import {
  buildComponents,
  isPartType,
  partTypeInfo,
  pricesLine,
  sumOf,
  type BuildComponents,
} from '@rig4u/shared/builds';
import * as v from 'valibot';
import { limitNote, validName } from '../build-name';
import type { Shareable } from './lines-in-words';

const schemaName = 'rig4u-build';
const schemaVersion = 1;

/** Characters of the largest file that is read. A build of all 24 types takes about 30,000. */
export const maxJson = 500_000;

/**
 * A build as JSON, with everything that is stored of its parts. Id and date stay behind: they belong to the list of one browser. The
 * verdict, the total and the words about its prices are for other readers; who imports the build here works them out again.
 */
export function toJson({ name, note, components, verdict, today }: Shareable): string {
  const { cents, unpriced } = sumOf(components);
  const total = { total: cents / 100, ...(unpriced > 0 && { partsWithoutPrice: unpriced }) };
  const prices = pricesLine(components, today);
  const head = { schema: schemaName, version: schemaVersion, name, ...(note && { note }), ...total, prices };
  const build = { ...head, components, verdict };
  return `${JSON.stringify(build, undefined, 2)}\n`;
}

export interface ImportedBuild {
  name: string;
  note?: string;
  components: BuildComponents;
  /** How many addresses of pictures were left out, if any: who sends a file decides no request of its reader's browser. */
  pictures?: number;
}

/** `message` says what is wrong and what to do, as plain text. */
export type ImportedJson = { ok: true; build: ImportedBuild } | { ok: false; message: string };

const ours = v.looseObject({ schema: v.literal(schemaName), version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const named = v.object({ name: v.pipe(v.string(), v.minLength(1)) });
const anyParts = v.record(v.string(), v.unknown());
const body = v.object({ name: v.string(), note: v.exactOptional(v.string()), components: anyParts });

/** Reads a build from JSON as `toJson` writes it. Never throws. */
export function importJson(text: string): ImportedJson {
  if (text.length > maxJson)
    return refused(
      `This text is larger than ${maxJson.toLocaleString('en-US')} characters, which no build needs. Choose the file of one build.`,
    );
  const json = parsed(text);
  if (!json)
    return refused('This is not JSON. Choose a file that was exported here as JSON, or paste all of its text.');
  if (!v.is(ours, json.value))
    return refused(
      'This JSON is not a build of this page: its "schema" has to be "rig4u-build" with a "version". Export ' +
        'the build as JSON and import that file.',
    );
  if (json.value.version > schemaVersion)
    return refused('This build was exported by a newer version of this page. Reload the page and import it again.');
  return readBody(json.value);
}

const refused = (message: string): { ok: false; message: string } => ({ ok: false, message });

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return undefined;
  }
}

function readBody(json: unknown): ImportedJson {
  const read = v.safeParse(body, json);
  if (!read.success)
    return refused(
      `The build's "${v.getDotPath(read.issues[0]) ?? 'name'}" is missing or broken. Export the build again and import that file.`,
    );
  const { note } = read.output;
  const name = validName(read.output.name);
  if (!name.ok) return refused(`The build's "name" cannot be used. ${name.message}`);
  if (note !== undefined && note.length > limitNote)
    return refused(
      `The build's "note" is longer than ${limitNote.toLocaleString('en-US')} characters. Shorten it in the file.`,
    );

  const components: Record<string, unknown> = {};
  for (const [type, chosen] of Object.entries(read.output.components)) {
    if (!isPartType(type))
      return refused(
        `"${shortened(type)}" is no kind of part that this page knows. Take it out of "components" in the file.`,
      );
    const parts = v.safeParse(buildComponents, { [type]: chosen });
    if (!parts.success) return refused(brokenPart(partTypeInfo(type).label, chosen));
    components[type] = chosen;
  }
  const { bare, pictures } = withoutPictures(components);
  return v.is(buildComponents, bare)
    ? {
        ok: true,
        build: {
          name: name.name,
          ...(note !== undefined && { note }),
          components: bare,
          ...(pictures > 0 && { pictures }),
        },
      }
    : refused('The parts of this build are broken.');
}

/** The parts without the addresses of pictures in them, and how many those were. */
function withoutPictures(components: Record<string, unknown>): { bare: unknown; pictures: number } {
  let pictures = 0;
  const stripped = JSON.stringify(components, (key, value: unknown) => {
    if ((key !== 'image' && key !== 'imageUrl') || typeof value !== 'string' || !isAddress(value)) return value;
    pictures += 1;
    return undefined;
  });
  return { bare: pictures > 0 ? JSON.parse(stripped) : components, pictures };
}

const isAddress = (text: string): boolean => /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(text);

function brokenPart(label: string, chosen: unknown): string {
  const entries: unknown[] = Array.isArray(chosen) ? chosen : [chosen];
  const at = entries.findIndex((entry) => !v.is(buildComponents, { ram: Array.isArray(chosen) ? [entry] : entry }));
  const entry = entries[at];
  const part = v.is(v.object({ part: v.unknown() }), entry) ? entry.part : entry;
  const which = v.is(named, part) ? `"${shortened(part.name)}"` : `entry ${at + 1}`;
  return (
    `A part of this build is broken: ${label}, ${which}. A part needs an "id", a "name" and a "price" of ` +
    '0 or more; a quantity is a whole number from 1. Mend it in the file, or export the build again.'
  );
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
