/** What an element says that stands at an edge of the page → what the page then says of itself. */
const edges = { 'data-lower-bar': 'data-has-lower-bar', 'data-beside': 'data-has-beside' } as const;

/**
 * Has the page say on its root element which of its edges are taken, from now on: by a bar at the lower edge, by a rail at the end. The
 * styles of tokens.css go by that. `:root:has(…)` would say it without a script, and have the browser work out the style of every
 * element at each change of the page: 50 ms of 55 when a filter was opened in the picker.
 */
export function watchPageEdges({ documentElement, body }: Document): void {
  const tell = () => {
    for (const [edge, page] of Object.entries(edges))
      documentElement.toggleAttribute(page, body.querySelector(`[${edge}]`) !== null);
  };
  new MutationObserver(tell).observe(body, { childList: true, subtree: true, attributeFilter: Object.keys(edges) });
  tell();
}
