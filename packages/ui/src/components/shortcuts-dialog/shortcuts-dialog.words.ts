import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the shortcuts dialog says by itself. */
export const shortcutsDialogWords = wordsOf('shortcutsDialog', {
  findAShortcut: 'Find a shortcut',
  found: (count: number) => `${count} found`,
  singleKeyShortcuts: 'Single-key shortcuts',
  offLettersAndSigns:
    'Off, letters and signs alone do nothing: for speech input and for keys pressed by chance.',
  off: 'Off',
  ctrl: 'Ctrl',
  keyboardShortcuts: 'Keyboard shortcuts',
});
