/** @jest-environment node */
import type { Services } from '@rig4u/shared/contracts';
import { pageHeaders } from './page-headers';

const auth = { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' };
const database = { url: 'https://shop.supabase.co', anonKey: 'anon' };
const emulator: Services = { auth: { ...auth, emulatorUrl: 'http://127.0.0.1:9099' }, database };
const knows = '<meta name="rig4u-runs-under" content="trusted-types">';

const headersOf = (template: string, services?: Services) =>
  pageHeaders({
    template,
    inlineScripts: ["'sha256-x='"],
    inlineStyles: ["'sha256-y='"],
    config: { imageHosts: [], stockPhotos: 'off', ...(services && { services }) },
  });
const integrity = 'blocked-destinations=(script), endpoints=(main)';
const trusted = "require-trusted-types-for 'script'; trusted-types default rig4u-drawing";

it.each([[undefined], [emulator]])('where all scripts are ours, the browser runs none without a hash', (services) => {
  const headers = headersOf(knows, services);
  expect(headers).toMatchObject({ 'Integrity-Policy': integrity, 'Reporting-Endpoints': 'main="/api/reports"' });
  expect(headers['Content-Security-Policy']).toContain(`; ${trusted}`);
  expect(Object.keys(headers).filter((name) => name.endsWith('Report-Only'))).toEqual([]);
});

it('with a hosted provider, whose popup needs a script without a hash, it only reports', () => {
  const headers = headersOf(knows, { auth, database });
  expect(headers).not.toHaveProperty('Integrity-Policy');
  expect(headers['Content-Security-Policy']).not.toContain('trusted-types');
  expect(headers).toMatchObject({
    'Integrity-Policy-Report-Only': integrity,
    'Content-Security-Policy-Report-Only': `${trusted}; report-to main`,
  });
});

it('an older host release, which has no rules for its scripts, runs on', () => {
  const headers = headersOf('<html></html>');
  expect(headers['Content-Security-Policy']).not.toContain('trusted-types');
  expect(headers['Content-Security-Policy-Report-Only']).toBe(`${trusted}; report-to main`);
  expect(headers['Integrity-Policy']).toBe(integrity);
});
