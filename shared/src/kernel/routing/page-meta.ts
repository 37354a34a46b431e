import { useEffect } from 'react';
import { config } from '../config';

export interface PageMeta {
  /** The screen's own title; the product's name is added to it. */
  title: string;
  description: string;
}

let heard: ((meta: PageMeta) => void) | undefined;

/** Tells `listener` what each screen says of itself while it renders: for prerendering, where no effect runs. */
export function hearPageMeta(listener: ((meta: PageMeta) => void) | undefined): void {
  heard = listener;
}

/** Gives the screen its document title (`<title> · <product name>`) and its meta description. */
export function usePageMeta({ title, description }: PageMeta): void {
  const { name } = config().product;
  heard?.({ title, description });
  useEffect(() => {
    document.title = `${title} · ${name}`;
    descriptionTag().content = description;
  }, [title, description, name]);
}

function descriptionTag(): HTMLMetaElement {
  const present = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (present) return present;
  const tag = document.createElement('meta');
  tag.name = 'description';
  document.head.append(tag);
  return tag;
}
