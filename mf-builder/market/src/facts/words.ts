const forms: Readonly<Record<string, string>> = {
  'Micro ATX': 'micro-ATX',
  'Mini-ITX': 'mini-ITX',
  'Mini ITX': 'mini-ITX',
  'Thin Mini-ITX': 'Thin mini-ITX',
  'Mini DTX': 'mini-DTX',
  EATX: 'E-ATX',
  'XL ATX': 'XL-ATX',
};

/** A board's size in our spelling. */
export const boardForm = (text: string): string => forms[text] ?? text;

/** A case's class in our spelling: `Micro ATX Mini Tower` begins with a board's size. */
export const caseForm = (text: string): string =>
  text.replace(/^(Micro ATX|Mini ITX|EATX)\b/, (form) => boardForm(form));

const plugs: readonly (readonly [RegExp, string])[] = [
  [/USB[- ](?:Type-)?C\b/i, 'USB-C'],
  [/USB[- ](?:Type-)?A\b/i, 'USB-A'],
  [/2\.4 ?GHz/i, '2.4GHz'],
  [/bluetooth/i, 'Bluetooth'],
  [/3\.5 ?mm/i, '3.5mm'],
  [/\bXLR\b/i, 'XLR'],
];

/** Every plug and radio that a text names, in our words. A bare "Wired" names none. */
export const plugsIn = (text: string): string[] =>
  plugs.flatMap(([pattern, plug]) => (pattern.test(text) ? [plug] : []));

/** Whether a board's name says that its connectors are on the back: each maker has a word for it. */
export const saysBackConnect = (name: string): boolean => /\bBTF\b|Project Zero|\bStealth\b|\bPZ\b/i.test(name);
