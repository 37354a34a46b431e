/** One of the page's own scripts: the host's, which the boot script puts into the page and which comes again when it fails. */
export interface OwnScript {
  src: string;
  integrity: string;
}

/** Puts one of the page's own scripts into the page. They run in the order in which they were put there. */
export function insertOwn(document: Document, { src, integrity }: OwnScript): void {
  const script = document.createElement('script');
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = false;
  script.setAttribute('data-own', '');
  script.src = src;
  document.head.append(script);
}
