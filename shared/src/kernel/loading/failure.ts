/** What a visitor can do when something did not load: the end of every message about it. */
export const checkConnection = 'Check your connection and try again.';
