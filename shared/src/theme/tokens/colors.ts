/** Token name → CSS variable of tokens.css. The values stand there, once for each theme. */
const variables = {
  bg: 'bg', sunken: 'sunken', surface: 'surface', raised: 'raised', hover: 'hover', stage: 'stage',
  line: 'line', lineStrong: 'line-strong', control: 'control',
  text: 'text', text2: 'text-2', text3: 'text-3',
  accent: 'accent', accentHover: 'accent-hover', onAccent: 'on-accent', accentText: 'accent-text', accentWash: 'accent-wash', accentLine: 'accent-line',
  warn: 'warn', warnWash: 'warn-wash', warnLine: 'warn-line',
  fail: 'fail', failSolid: 'fail-solid', failWash: 'fail-wash', failLine: 'fail-line', onFail: 'on-fail',
  unknown: 'unknown', unknownLine: 'unknown-line',
  violet: 'violet', violetSolid: 'violet-solid', magenta: 'magenta', magentaSolid: 'magenta-solid', onNeon: 'on-neon',
  focus: 'focus', artLine: 'art-line',
};

export const colors = Object.fromEntries(Object.entries(variables).map(([token, variable]) => [token, { value: `var(--${variable})` }]));
