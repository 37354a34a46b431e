import { createContext } from 'react';

/**
 * Whether an address leads anywhere now: the shell's links come from one table, but a remote may not own all of it yet, or no more.
 * Without a provider everything is open.
 */
export const OpenRooms = createContext<(pathname: string) => boolean>(() => true);
