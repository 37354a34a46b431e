/** The title of the message in place of the builds when the catalogue did not arrive. */
export const notLoaded = 'The builds could not be loaded';
