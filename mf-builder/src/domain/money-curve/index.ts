export { chartOf, type Chart } from './chart';
export { cardOf, pairText, processorOf, rangeText, type CurveStep } from './curve-step';
export { figureTexts, pointsText } from './figure-texts';
export { figuresAt, type FiguresAt } from './figures-at';
