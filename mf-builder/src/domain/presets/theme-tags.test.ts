import { isTheme, themes } from '.';

test(spec('3.24 9.37', 'the eleven theme tags'), () => {
  expect(themes).toEqual([
    'minimal',
    'compact',
    'rgb',
    'stealth',
    'luxury',
    'gaming',
    'retro',
    'sleek',
    'industrial',
    'white',
    'cyberpunk',
  ]);
  expect([isTheme('rgb'), isTheme('RGB'), isTheme('')]).toEqual([true, false, false]);
});
