/** What games are estimated without, as they were compared; said wherever an estimate of games stands. */
export const gamesWithout = 'without ray tracing and upscaling';
