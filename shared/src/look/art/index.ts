import { drawings } from './full';
import { compactDrawings } from './small';

export type ArtName = keyof typeof drawings;

export { compactDrawings, drawings };

const isArtName = (name: string): name is ArtName => Object.hasOwn(drawings, name);

export const artNames: readonly ArtName[] = Object.keys(drawings).filter(isArtName);

/** The drawing of that name, where there is one. */
export const artFor = (name: string): ArtName | undefined => (isArtName(name) ? name : undefined);
