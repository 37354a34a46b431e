/** A program with all that it imports, as one text: what a worker is started from. */
declare module '*?worker-text' {
  const text: string;
  export default text;
}
