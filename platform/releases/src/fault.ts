/** Why a release may not go live. Each has a page in `platform/docs/errors`. */
export const gateCodes = {
  'RIG-101': 'The manifest cannot be read',
  'RIG-102': 'A needed name is not exported',
  'RIG-103': 'A needed version is not provided',
  'RIG-104': 'An address, a menu place or a storage key has another owner',
  'RIG-105': 'A file is missing or is not what its hash says',
  'RIG-106': 'A file is not in the manifest',
  'RIG-107': 'A script can run without a hash',
  'RIG-108': 'The id is taken or is not the one of name and version',
  'RIG-109': 'The host cannot load this format',
  'RIG-110': 'The release does not load',
  'RIG-111': 'The release is over its size budget',
  'RIG-112': 'The release keeps another contract',
} as const;

export type GateCode = keyof typeof gateCodes;

/** One thing that is wrong with a release. `part` names what it is about, such as `mf-guides@1.0.1`. */
export interface Fault {
  code: GateCode;
  part: string;
  /** What is wrong and, where it is not plain, what to do. */
  sentence: string;
}

/** The page that explains a code, as a path in this repository. */
export const pageOf = (code: GateCode): string => `platform/docs/errors/${code}.md`;
