/** What is called quiet makes at most this much at full speed, in dB(A), by its maker. */
export const quietDb = 25;
