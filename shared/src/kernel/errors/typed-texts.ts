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

/** Keeps what is typed in the page's fields; the function that it gives types it again, into the fields that are there then. */
export function keepTyped(): () => void {
  const typed = new Map([...fields()].map((field) => [keyOf(field), field.value]));
  return () =>
    fields().forEach((field) => {
      const text = typed.get(keyOf(field));
      if (text === undefined || text === field.value) return;
      // Past React, which would take the value for its own and not hear of it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
}
