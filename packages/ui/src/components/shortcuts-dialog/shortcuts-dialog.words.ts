import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the shortcuts dialog. */
export const shortcutsDialogWords = wordsOf('shortcutsDialog', {
  findAShortcut: 'Find a shortcut',
  found: (count: number) => `${count} found`,
  singleKeyShortcuts: 'Single-key shortcuts',
  offLettersAndSigns:
    'When this is off, letters and symbols alone do nothing, which helps with speech input and accidental key presses.',
  off: 'Off',
  ctrl: 'Ctrl',
  keyboardShortcuts: 'Keyboard shortcuts',
});
