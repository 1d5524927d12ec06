import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the kbd. */
export const kbdWords = wordsOf('kbd', {
  command: 'Command',
  option: 'Option',
  ctrl: 'Ctrl',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
});
