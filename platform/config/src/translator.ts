/** A translator at work on a page. */
export interface Translator {
  /** Texts that have changed since, where the page still shows the translation of what they were. */
  lost: () => string[];
  stop: () => void;
}

/**
 * Does to a page what a browser's translator does to it: puts two `font` elements with a text of their own in the place of every text,
 * also of those that come later. The words stay the same, so that tests find them. It needs nothing around it: a browser may be given it.
 */
export function startTranslator(document: Document): Translator {
  const kept = 'script, style, noscript, template, textarea, svg, font, [translate=no], .notranslate';
  const translations = new Map<Text, Text>();
  const textsIn = (node: Node): Text[] => (node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn));
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(kept)) return;
    const [outer, inner, translation] = [
      document.createElement('font'),
      document.createElement('font'),
      document.createTextNode(text.data),
    ];
    translations.set(text, translation);
    inner.append(translation);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const watch = new MutationObserver((changes) =>
    changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(textsIn)).forEach(translate),
  );
  textsIn(document.body).forEach(translate);
  watch.observe(document.body, { childList: true, subtree: true });
  return {
    lost: () =>
      [...translations]
        .filter(([text, translation]) => translation.isConnected && text.data !== translation.data)
        .map(([text, translation]) => `"${text.data}" where the page shows "${translation.data}"`),
    stop: () => watch.disconnect(),
  };
}
