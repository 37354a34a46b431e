/** Characters of the longest name and the longest note of a build. */
export const limitName = 80;
export const limitNote = 10_000;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name without the space around it; `message` says what a name must be like. */
export function validName(text: string): { ok: true; name: string } | { ok: false; message: string } {
  const name = text.trim();
  const length = [...name].length;
  return visible.test(name) && length <= limitName
    ? { ok: true, name }
    : {
        ok: false,
        message: `A name has 1 to ${limitName} characters${length > limitName ? `; this one has ${length.toLocaleString('en-US')}` : ''}.`,
      };
}

/** The name of a copy, within the limit. */
export const copyName = (name: string): string =>
  `${[...name]
    .slice(0, limitName - 7)
    .join('')
    .trimEnd()} (copy)`;
