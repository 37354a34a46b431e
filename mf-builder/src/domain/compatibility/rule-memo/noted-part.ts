import type { CheckedPart } from '../types';
import type { FactOf } from './fact-trie';
import { meaningOf } from './meaning';

/** Stands for the part's name in what a rule says: a character that no name has. */
export const nameHere = '\uE000';

/** What a rule may read of a part beside its facts; no fact has such a name. `*specs` are all of them, where a rule goes through them. */
const besideFacts: Readonly<Record<string, (part: CheckedPart) => unknown>> = {
  '*specs': ({ specs }) => meaningOf(specs),
  '*told': ({ name }) => name,
  '*quantity': ({ quantity }) => quantity,
  '*owned': ({ owned }) => owned === true,
};

/** A part that notes what is read of it. Its name and id are `nameHere`: they are for texts and references, and are read by every rule. */
export const notedPart = (part: CheckedPart, note: (fact: string) => void): CheckedPart => ({
  type: part.type,
  id: nameHere,
  name: nameHere,
  get told() {
    note('*told');
    return part.name;
  },
  get quantity() {
    note('*quantity');
    return part.quantity;
  },
  get owned() {
    note('*owned');
    return part.owned === true;
  },
  specs: new Proxy(part.specs, {
    get: (specs, fact): unknown => {
      note(String(fact));
      return Reflect.get(specs, fact);
    },
    has: (specs, fact) => {
      note('*specs');
      return Reflect.has(specs, fact);
    },
    ownKeys: (specs) => {
      note('*specs');
      return Reflect.ownKeys(specs);
    },
  }),
});

/** The values of all that `notedPart` notes. */
export const factsIn = (part: CheckedPart): FactOf => {
  const specs: Readonly<Record<string, unknown>> = part.specs;
  return (fact) => {
    const beside = fact.startsWith('*') ? besideFacts[fact] : undefined;
    return beside ? beside(part) : meaningOf(specs[fact]);
  };
};
