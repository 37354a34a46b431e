type TextField = HTMLInputElement | HTMLTextAreaElement;

const fields = () =>
  document.querySelectorAll<TextField>('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])');

/** What a field is known by when its screen is drawn anew: ids are others then. */
const keyOf = ({ type, name, labels }: TextField): string => [type, name, labels?.[0]?.textContent].join();

/** For a field of a screen that will be drawn anew: finds the one that is there then. */
export function fieldLike(element: Element): () => TextField | undefined {
  const key = [...fields()].filter((field) => field === element).map(keyOf)[0];
  return () => [...fields()].find((field) => keyOf(field) === key);
}

/** What is typed in the page's fields, by what each is known by. A password is among it: it must not be kept. */
export const typedTexts = (): ReadonlyMap<string, string> => new Map([...fields()].map((f) => [keyOf(f), f.value]));

export const isPassword = (key: string): boolean => key.startsWith('password,');

/** Whether the visitor is in a field in which something is typed. */
export const isTyping = (): boolean => [...fields()].some((f) => f === document.activeElement && f.value !== '');

/** Types texts again, into the fields that are there now. Gives the keys of those that were found. */
export function typeAgain(texts: ReadonlyMap<string, string>): string[] {
  return [...fields()].flatMap((field) => {
    const key = keyOf(field);
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
