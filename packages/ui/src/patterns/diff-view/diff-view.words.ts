import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the diff view. */
export const diffViewWords = wordsOf('diffView', {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  what: 'What',
  change: 'Change',
  before: 'Before',
  after: 'After',
  nothingDiffers: 'No differences.',
  nothing: 'nothing',
});
