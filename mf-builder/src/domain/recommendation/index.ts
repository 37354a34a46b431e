export { budgetRange, distanceText, outsideText, toBudget, withinWindow } from './budget';
export { recommend, type Offer, type Recommendation } from './recommend';
export { scoreFor, type Performance } from './score';
export { isUseCase, describeUse, labelOfUse, useCases, type UseCase } from './use-cases';
