import type { DerivingRule } from './rule';

/** Systems that are made for 64 bits alone. */
const of64 =
  /Windows 11|Windows Server|Ubuntu 2[246]|Debian.* 1[3-9]|Fedora|\bMint 2[2-9]|openSUSE|Pop!_OS|Zorin OS 1[78]|Arch|CachyOS|Bazzite/i;

export const os: readonly DerivingRule[] = [
  {
    fact: 'bits',
    because: 'this system is made for 64 bits alone',
    derive: ({ name }) => (of64.test(name) ? 64 : undefined),
    measured: { of: 20, wrong: 0 },
  },
];
