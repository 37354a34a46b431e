export { CountUp, type CountUpProps } from './count-up';
export { FadeIn, type FadeInProps } from './fade-in';
export { flyTo } from './fly-to';
export { MotionRoot } from './motion-root';
