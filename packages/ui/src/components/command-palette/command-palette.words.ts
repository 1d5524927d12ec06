import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the command palette. */
export const commandPaletteWords = wordsOf('commandPalette', {
  commandPalette: 'Command palette',
  searchCommands: 'Search commands',
  findAPageA: 'Find a page, client or action',
  commands: 'Commands',
  tryAgain: 'Try again',
  move: '↑↓ move',
  enterChoose: 'Enter choose',
  backspaceUp: 'Backspace up',
  escClose: 'Esc close',
  thereIsNothingTo: 'There’s nothing to go to here.',
  searching: 'Searching…',
  found: (count: number) => `${count} found`,
  nothingHasThisName: 'Nothing matches.',
});
