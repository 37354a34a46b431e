type TextField = HTMLInputElement | HTMLTextAreaElement;

const fields = () =>
  document.querySelectorAll<TextField>('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])');

/** The fields, each by what it is known by when its screen is drawn anew: ids are others then. Of equal ones each has its place. */
function keyedFields(): [key: string, field: TextField][] {
  const equal = new Map<string, number>();
  return [...fields()].map((field) => {
    const { type, name, labels } = field;
    const likeness = [type, name, labels?.[0]?.textContent ?? field.getAttribute('aria-label')].join();
    const place = (equal.get(likeness) ?? 0) + 1;
    equal.set(likeness, place);
    return [place > 1 ? `${likeness},${place}` : likeness, field];
  });
}

/** For a field of a screen that will be drawn anew: finds the one that is there then. */
export function fieldLike(element: Element): () => TextField | undefined {
  const key = keyedFields().find(([, field]) => field === element)?.[0];
  return () => keyedFields().find(([one]) => one === key)?.[1];
}

/** What is typed in the page's fields, by what each is known by. */
const typedTexts = (): Map<string, string> => new Map(keyedFields().map(([key, { value }]) => [key, value]));

/**
 * What is typed, as far as it may outlive the page: nothing of a password, of what is hidden or only to be read, or of a field that says
 * `data-unkept`, as one does that takes texts with names and serial numbers.
 */
export const textsToKeep = (): [key: string, text: string][] =>
  keyedFields().flatMap(([key, field]) => {
    const isKept = !field.readOnly && !['password', 'hidden'].includes(field.type) && !field.closest('[data-unkept]');
    return isKept && field.value !== '' ? [[key, field.value]] : [];
  });

/** Whether the visitor is in a field in which something is typed. */
export const isTyping = (): boolean => [...fields()].some((f) => f === document.activeElement && f.value !== '');

/** Types texts again, into the fields that are there now. Gives the keys of those that were found. */
export function typeAgain(texts: ReadonlyMap<string, string>): string[] {
  return keyedFields().flatMap(([key, field]) => {
    const text = texts.get(key);
    if (text === undefined) return [];
    if (text === field.value) return [key];
    // Past React, which would take the value for its own and not hear of it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return [key];
  });
}

/** Keeps what is typed in the page's fields; the function that it gives types it again, into the fields that are there then. */
export function keepTyped(): () => void {
  const typed = typedTexts();
  return () => void typeAgain(typed);
}
