// One module, fetched when a list is read: the matching, and the screen that shows it.
export { matchList } from '../../domain/pasted-lists/match-list';
export { readList } from '../../domain/pasted-lists/read-list';
export { ListReview } from './list-review';
