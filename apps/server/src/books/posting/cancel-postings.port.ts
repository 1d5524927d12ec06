/** For planning: what was to be sent for entries that are no longer planned. */
export { cancelPostings } from './postings.store.ts';
