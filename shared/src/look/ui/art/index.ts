export { artFor, type ArtName, artNames } from '../../art';
export { Art } from './art';
