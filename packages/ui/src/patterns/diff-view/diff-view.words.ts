import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the diff view says by itself. */
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
