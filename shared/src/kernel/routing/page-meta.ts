import { useEffect } from 'react';
import { config } from '../config';

export interface PageMeta {
  /** The screen's own title; the product's name is added to it. */
  title: string;
  description: string;
}

/** Gives the screen its document title (`<title> · <product name>`) and its meta description. */
export function usePageMeta({ title, description }: PageMeta): void {
  const { name } = config().product;
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
