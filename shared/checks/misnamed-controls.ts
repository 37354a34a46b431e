const controls = 'button, summary, a[href], [role=button], [role=link], [role=tab], [role=radio], [role=switch]';

/**
 * The controls whose label leaves out words that are seen in them, or tears them apart. Who speaks to the computer says what is
 * seen, so the label has to contain it in one piece. A control without a label is named by its words.
 */
export const misnamedControls = (container: ParentNode): string[] =>
  [...container.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const label = control.getAttribute('aria-label');
    const words = seenWords(control);
    return label === null || plain(label).includes(plain(words)) ? [] : `"${words}" is not in the label "${label}"`;
  });

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

/** The words of an element that are seen. */
function seenWords(element: Element): string {
  if (element.matches('svg, [aria-hidden=true]') || isUnseen(element)) return '';
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? seenWords(node) : (node.textContent ?? '')))
    .join(' ')
    .trim();
}

/** For screen readers only, or not shown at all. */
function isUnseen(element: Element): boolean {
  const { display, width } = getComputedStyle(element);
  return display === 'none' || width === '1px';
}
