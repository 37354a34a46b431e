const marks = /[\u0300-\u036f™®©\u200b\u200c\u2060\ufeff]/g;

/** A text in small plain letters: no accents, no marks of trade, straight quotes, ordinary spaces. */
export const fold = (text: string): string =>
  text
    .replace(/™|®|©/g, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[×✕✖]/g, 'x')
    .replace(/\s/g, ' ');
