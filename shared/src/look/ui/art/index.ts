export { artFor, type ArtName, artNames } from '../../art';
export { Art, type ArtProps } from './art';
