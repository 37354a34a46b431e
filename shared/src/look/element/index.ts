export { element } from './element';
