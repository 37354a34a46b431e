import { startTranslator } from '@rig4u/config/translator';
import type { Stage } from './stage';
import type { Visitor } from './visitor';

/** The stage of visitors who have every page translated, as it came and while they are there. */
export const translatedStage = ({ visit, ...stage }: Stage): Stage => ({
  ...stage,
  visit: async () => translated(await visit()),
});

/** In the page: the translator, and what of the errors that the page reports are of its kind. */
const begin = `(() => {
  if (window.rig4uTranslator) return;
  window.rig4uReports = [];
  const send = window.fetch;
  window.fetch = (address, init) => {
    const text = String(init?.body);
    if (String(address).endsWith('/api/log-error') && /not a child|can not be found|NotFound/i.test(text)) rig4uReports.push(text);
    return send(address, init);
  };
  window.rig4uTranslator = (${String(startTranslator)})(document);
})()`;
const faults = `JSON.stringify([...(window.rig4uReports ?? []), ...(window.rig4uTranslator?.lost() ?? [])])`;

function translated(visitor: Visitor): Visitor {
  /** After each thing that the visitor has done or seen. */
  const sound = async <T>(result: T): Promise<T> => {
    const found = String(await visitor.evaluate(faults));
    if (found !== '[]') throw new Error(`The translated page has faults: ${found}`);
    return result;
  };
  return {
    ...visitor,
    open: async (path) => {
      await visitor.open(path);
      await visitor.evaluate(begin);
    },
    click: async (sought) => sound(await visitor.click(sought)),
    type: async (sought, text) => sound(await visitor.type(sought, text)),
    see: async (sought) => sound(await visitor.see(sought)),
    read: async (sought, words) => sound(await visitor.read(sought, words)),
  };
}
