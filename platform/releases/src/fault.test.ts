/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { gateCodes, pageOf, type GateCode } from './fault';

const codes = Object.keys(gateCodes).filter((code): code is GateCode => code in gateCodes);

describe('a code of the gate', () => {
  it.each(codes)('%s has a page that begins with its title and says what to do', (code) => {
    const page = readFileSync(join(root, pageOf(code)), 'utf8');
    expect(page.split('\n')[0]).toBe(`# ${code}: ${gateCodes[code]}`);
    expect(page).toMatch(/## What to do\n\n- \S/);
  });

  it('has a page only while it exists', () => {
    expect(readdirSync(join(root, 'platform/docs/errors')).toSorted()).toEqual(
      codes.map((code) => `${code}.md`).toSorted(),
    );
  });
});
