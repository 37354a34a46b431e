/** Where the visitor's system sets the colours. */
export const forced = '@media (forced-colors: active)';
