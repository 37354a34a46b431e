/** How long a file stays fetchable after it was offered, in milliseconds: some browsers ask before they save. */
const KEPT_MS = 60_000;

/** Gives the visitor a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
