export { Fact, type FactProps, Facts } from './facts';
