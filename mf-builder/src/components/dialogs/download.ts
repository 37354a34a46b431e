/** Gives the visitor a text as a file. */
export function saveFile(name: string, mime: string, text: string): void {
  // A spreadsheet reads a CSV file as UTF-8 only when it begins with this mark.
  const mark = mime === 'text/csv' ? '\ufeff' : '';
  const address = URL.createObjectURL(new Blob([mark, text], { type: `${mime};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
