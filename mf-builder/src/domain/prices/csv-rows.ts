export interface CsvRow {
  /** The line of the text that the row begins on, from 1. */
  line: number;
  fields: string[];
}

/** The rows of a CSV text, quoted fields and all; empty lines are left out. An unclosed quote reaches to the end. */
export function csvRows(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endField = () => {
    fields.push(field);
    field = '';
  };
  const endRow = () => {
    endField();
    if (fields.some((one) => one.trim() !== '')) rows.push({ line: begun, fields });
    fields = [];
    begun = line;
  };
  const normal = text.replace(/\r\n?/g, '\n');
  for (let at = 0; at < normal.length; at += 1) {
    const char = normal.charAt(at);
    if (char === '\n') line += 1;
    if (quoted) {
      if (char !== '"') field += char;
      else if (normal[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && field === '') quoted = true;
    else if (char === separator) endField();
    else if (char === '\n') endRow();
    else field += char;
  }
  endRow();
  return rows;
}
