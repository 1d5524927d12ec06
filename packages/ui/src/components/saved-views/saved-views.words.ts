import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the saved views. */
export const savedViewsWords = wordsOf('savedViews', {
  enterANameFor: 'Enter a name for the view.',
  anotherViewHasThis: 'Another view has this name: enter a different one.',
  nameOfTheView: 'View name',
  cancel: 'Cancel',
  saveChangesTo: (name: string) => `Save changes to ${name}`,
  discardChanges: 'Discard changes',
  saveAsANew: 'Save as a new view…',
  duplicate: 'Duplicate',
  allViewsAreIn: (full: number) =>
    `All ${String(full)} views are in use: delete one to save another.`,
  rename: 'Rename…',
  stopSharing: 'Stop sharing',
  shareWithTheTeam: 'Share with the team',
  openTheListWith: 'Open the list with this view',
  deleteIt: (name: string) => `Delete ${name}`,
  shared: 'shared',
  locked: 'locked',
  view: 'View',
  saveAsANewView: 'Save as a new view',
  renameView: (name: string) => `Rename ${name}`,
  saveView: 'Save view',
  renameTitle: 'Rename view',
  modified: ', modified',
});
