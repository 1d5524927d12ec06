import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the kbd says by itself. */
export const kbdWords = wordsOf('kbd', {
  command: 'Command',
  option: 'Option',
  ctrl: 'Ctrl',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
});
