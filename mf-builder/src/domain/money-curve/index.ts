export { bringsText, curveInWords, stepAt } from './brings-text';
export { chartOf, type Chart } from './chart';
export { cardOf, changedText, pairText, processorOf, rangeText, type CurveStep } from './curve-step';
export { figureTexts } from './figure-texts';
