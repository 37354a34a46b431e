/**
 * Returns the title of a test unchanged, and says which statements of the specification the test proves.
 * `ids` are ids of `platform/docs/spec-statements.md` with a space between them: `test(spec('2.14 6.3', 'the toggle …'), …)`.
 */
declare function spec(ids: string, title: string): string;
