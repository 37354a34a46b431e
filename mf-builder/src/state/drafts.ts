import { draftsOf } from '@rig4u/shared/storage';

/** What was typed into the builder's forms and not sent: lists, prices, parts of one's own. */
export const drafts = draftsOf({ key: 'rig4u-drafts-builder' });
