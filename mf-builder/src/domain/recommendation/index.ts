export { aroundBudget, type AroundBudget, firstBuilds, scaleMarks, scaleText } from './around-budget';
export { budgetRange, distanceText, outsideText, toBudget, withinWindow } from './budget';
export { recommend, serves, type Offer } from './recommend';
export { scoreFor } from './score';
export { isUseCase, describeUse, labelOfUse, useCases, type UseCase } from './use-cases';
