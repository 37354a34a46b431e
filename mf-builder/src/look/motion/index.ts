export { CountUp } from './count-up';
export { flyTo } from './fly-to';
