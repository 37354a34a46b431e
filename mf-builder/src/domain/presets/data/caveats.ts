/** What several builds' texts say of a warning that their check gives. */
export const slowerMemory = 'The memory may have to run below its rated speed on this board.';
