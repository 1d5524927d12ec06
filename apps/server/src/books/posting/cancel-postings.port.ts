/** For planning: cancels postings of entries that are no longer planned. */
export { cancelPostings } from './postings.store.ts';
