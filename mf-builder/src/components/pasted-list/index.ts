// One module, fetched when a list is read: the matching, and the screen that shows it.
export { isReport } from '../../domain/pc-reports/read-report';
export { understand } from '../../domain/pasted-lists/understand';
export { ListReview } from './list-review';
