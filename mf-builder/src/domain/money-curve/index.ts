export { chartOf, type Chart } from './chart';
export { cardOf, pairText, processorOf, rangeText, type CurveStep } from './curve-step';
export { figureTexts } from './figure-texts';
