/** What is shown while the catalogue is searched for ways out. */
export const searching = 'Looking for a way out...';
