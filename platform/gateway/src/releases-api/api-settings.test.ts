/** @jest-environment node */
import { readReleasesApiSettings } from './api-settings';

const github = 'https://token.actions.githubusercontent.com';

it('is nothing without an issuer, and the site is the audience', () => {
  expect(readReleasesApiSettings({ RIG4U_ORIGIN: 'https://shop.example' })).toBeUndefined();
  expect(
    readReleasesApiSettings({
      RIG4U_CI_ISSUERS: `${github}/, https://gitlab.com`,
      RIG4U_ORIGIN: 'https://shop.example',
    }),
  ).toEqual({
    issuers: [github, 'https://gitlab.com'],
    audience: 'https://shop.example',
    perMinute: 600,
    largest: 32 * 1024 * 1024,
  });
});

it.each([
  [{ RIG4U_CI_ISSUERS: github }, 'Set RIG4U_ORIGIN'],
  [{ RIG4U_CI_ISSUERS: 'github', RIG4U_ORIGIN: 'https://shop.example' }, 'has "github"'],
  [{ RIG4U_CI_ISSUERS: 'http://ci.example', RIG4U_ORIGIN: 'https://shop.example' }, 'has "http://ci.example"'],
  [{ RIG4U_CI_ISSUERS: github, RIG4U_ORIGIN: 'https://shop.example', RIG4U_PUBLISH_MB: 'much' }, 'RIG4U_PUBLISH_MB'],
])('refuses %j', (env, why) => {
  expect(() => readReleasesApiSettings(env)).toThrow(why);
});
