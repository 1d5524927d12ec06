import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the token field. */
export const tokenFieldWords = wordsOf('tokenField', {
  chosen: (label: string, count: number) => `${label}: ${count} chosen`,
  remove: (list: string) => `Remove ${list}`,
  countOf: (count: number, max: number) => `${count} of ${max}`,
  removedLeft: (removed: string, count: number, max: undefined | number) =>
    `${removed} removed, ${count} left${max === undefined ? '' : ` of ${max}`}.`,
  entriesAreNotRight: (count: number, list: string) => `${count} entries need fixing: ${list}.`,
  notAdded: (list: string) => `Not added: ${list}.`,
  nothingFound: 'Nothing found.',
  create: (typed: string) => `Create “${typed}”`,
  optionsOf: (label: string) => `Options for ${label}`,
  thereIsRoomFor: (max: number) => `You can add at most ${max}. Remove one first.`,
});
