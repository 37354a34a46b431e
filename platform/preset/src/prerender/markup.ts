import { createHash } from 'node:crypto';
import { wholeClass } from '@rig4u/shared/contracts';

export interface Markup {
  html: string;
  css: string[];
}

/**
 * Makes rendered markup fit for a page that has strict policies and no script yet: inline styles become rules, what only a script
 * makes useful is out of reach, and data for search engines can be read.
 */
export function tidy({ html, css }: Markup): Markup {
  const rules = new Map<string, string>();
  const plain = withoutStyleAttributes(html.replaceAll(noise, ''), rules);
  return {
    html: plain.replace(dataBlock, readable).replaceAll(controls, '$& inert'),
    css: [
      ...css.filter(meet(plain)).map((rules) => wholeClass + rules),
      ...[...rules].map(([name, declarations]) => `.${name}{${declarations}}`),
    ],
  };
}

/**
 * Whether the rules of a class meet an element. Decided by classes alone. The rules of one class come as one text, and stay
 * together, in their order: the application goes on with them, and rules of equal weight go by their order.
 */
function meet(html: string): (rules: string) => boolean {
  const there = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const meets = (selector: string) => [...selector.matchAll(className)].every(([, name = '']) => there.has(name));
  const stays = (rule: string) => {
    if (rule.startsWith('@keyframes')) return true;
    const selectors = [...rule.matchAll(/[^{};]+(?=\{)/g)].filter(([text]) => !text.startsWith('@'));
    return selectors.some(([text]) => text.replaceAll(inParentheses, '').split(',').some(meets));
  };
  return (rules) => {
    const found = rules.match(wholeRule) ?? [];
    // Braces in braces in braces are not taken apart.
    return found.join('') !== rules || found.some(stays);
  };
}

/** From a selector to the end of its braces, or of those around several rules. */
const wholeRule = /[^{}]+\{(?:[^{}]*|(?:[^{}]+\{[^{}]*\})*)\}/g;
/** What a selector says in `:is(…)` or `:not(…)`: one of several, or none, has to be there. */
const inParentheses = /\((?:[^()]|\([^()]*\))*\)/g;
const className = /\.(-?[a-z_][\w-]*)/gi;

/** What React and its router would find again, were the markup hydrated. */
const noise = /<!--(?: |\/?\$[!?]?)-->| data-discover="true"/g;
/** JSON-LD, in which nothing stands for another character. */
const dataBlock = /(?<=<script type="application\/ld\+json">).*?(?=<\/script>)/s;
const readable = (text: string): string => unescaped(text).replaceAll('<', '\\u003c');
/** They do nothing yet. A link works as it is. */
const controls = /<(?:button|input|select|textarea)(?=[\s>])/g;
const tags = /<[a-z][^<>]*? style="[^<>]*>/gi;

/** The page's policy allows rules with a hash, and no style attributes. */
const withoutStyleAttributes = (html: string, rules: Map<string, string>): string =>
  html.replaceAll(tags, (tag) => {
    const declarations = unescaped(/ style="([^"]*)"/.exec(tag)?.[1] ?? '');
    const name = `s-${createHash('sha256').update(declarations).digest('hex').slice(0, 6)}`;
    rules.set(name, declarations);
    const bare = tag.replace(/ style="[^"]*"/, '');
    return / class="/.test(bare)
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[\w-]+/, `$& class="${name}"`);
  });

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" };
const unescaped = (text: string): string =>
  text.replaceAll(/&(quot|amp|lt|gt|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);
