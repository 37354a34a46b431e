/** Letters that no JSON escapes, one for each code: `"`, `\` and the controls of Latin-1 are left out. */
export const letterOf = (code: number): string => {
  const plain = 0x23 + code;
  const letter = plain + Number(plain >= 0x5c);
  const sign = letter < 0x7f ? letter : letter + 0x21;
  if (sign >= 0xd800) throw new Error(`A column of ${code} values is more than its letters can tell apart.`);
  return String.fromCharCode(sign);
};

/** The code of the letter at a place of a text. */
export const codeAt = (text: string, at: number): number => {
  const sign = text.charCodeAt(at);
  const letter = sign < 0x7f ? sign : sign - 0x21;
  return letter - Number(letter > 0x5c) - 0x23;
};
