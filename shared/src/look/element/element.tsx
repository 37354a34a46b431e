import isPropValid from '@emotion/is-prop-valid';
import { withEmotionCache } from '@emotion/react';
import {
  chakra,
  type ChakraComponent,
  type RecipeDefinition,
  type RecipeSelection,
  type RecipeVariantRecord,
} from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { createElement, type ElementType } from 'react';
import { classOfStyles, type Given } from './class-of-styles';

/** Attributes whose names are styles too. */
const attributes: Readonly<Record<string, string>> = {
  htmlWidth: 'width',
  htmlHeight: 'height',
  htmlSize: 'size',
  htmlTranslate: 'translate',
};

/** What a property is: a part of the look, an attribute of this name, or nothing that the element is told. */
type Part = { isLook: boolean; name: string } | undefined;

/**
 * An element with a look: `tag` with the styles of the library as properties and the variants of `recipe`. It is what the library's own
 * `chakra` makes, with the same classes, but works a look out once for equal properties, where the library does it at each render of each
 * element. What is rare (`asChild`, another component, a class that Emotion knows) is left to the library.
 */
export function element<T extends ElementType, V extends RecipeVariantRecord = Record<never, never>>(
  tag: T,
  recipe?: RecipeDefinition<V>,
  defaults?: Given,
): ChakraComponent<T, RecipeSelection<V>>;
export function element(tag: ElementType, recipe: RecipeDefinition = {}, defaults?: Given) {
  const plain = typeof tag === 'string';
  const { isLook, classOf } = classOfStyles(recipe, !plain);
  const parts = new Map<string, Part>();
  let Library: ChakraComponent<ElementType> | undefined;

  function partOf(name: string): Part {
    if (name in attributes) return { isLook: false, name: attributes[name] ?? name };
    if (isLook(name)) return { isLook: true, name };
    if (name === 'asChild' || name === 'theme') return undefined;
    return !plain || isPropValid(name) ? { isLook: false, name } : undefined;
  }

  const Element = withEmotionCache<Given>((own, cache, ref) => {
    const given = defaults ? { ...defaults, ...defined(own) } : own;
    const { className, as = tag } = given;
    const rare = given.asChild || (plain ? typeof as !== 'string' : as !== tag) || isKnown(className, cache);
    if (rare) {
      Library ??= chakra(tag, recipe);
      return <Library ref={ref} {...given} />;
    }
    let key = '';
    const look: Record<string, unknown> = {};
    const rest: Record<string, unknown> = { ref };
    for (const name in given) {
      const value = given[name];
      if (value === undefined) continue;
      let part = parts.get(name);
      if (!part && !parts.has(name)) parts.set(name, (part = partOf(name)));
      if (part?.isLook) {
        key += `${name}\u0000${keyOf(value)}\u0000`;
        look[name] = value;
      } else if (part) rest[part.name] = value;
    }
    const classes = classOf(cache, key, look);
    if (classes) rest.className = typeof className === 'string' ? `${className} ${classes}` : classes;
    return createElement(typeof as === 'string' ? as : tag, rest);
  });
  return Object.assign(Element, { displayName: `element(${plain ? tag : (tag.displayName ?? tag.name)})` });
}

/** Equal for equal values, and told from that of a text. */
const keyOf = (value: unknown): string =>
  typeof value === 'string' ? value : `\u0001${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;

const defined = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** Whether Emotion has rules under one of the class names: then they are to be mixed with the element's own. */
const isKnown = (names: unknown, { registered }: EmotionCache): boolean =>
  typeof names === 'string' && names.split(' ').some((name) => name in registered);
