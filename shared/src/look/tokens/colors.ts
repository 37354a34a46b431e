/** The tokens. Each is a variable of tokens.css in kebab case, where its value is written once for each theme. */
const tokens =
  'bg sunken surface raised hover stage line lineStrong control text text2 text3 accent accentHover ' +
  'onAccent accentText accentWash accentLine warn warnWash warnLine fail failSolid failWash failLine ' +
  'onFail unknown unknownLine violet violetSolid magenta magentaSolid onNeon focus artLine';

const variableOf = (token: string): string => token.replaceAll(/[A-Z\d]/g, (sign) => `-${sign.toLowerCase()}`);

export const colors = Object.fromEntries(tokens.split(' ').map((token) => [token, `var(--${variableOf(token)})`]));
