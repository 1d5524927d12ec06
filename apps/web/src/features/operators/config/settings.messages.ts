import { messages } from '../../../shared/language/messages.ts';

/** What the settings of the installation say. */
export const words = messages({
  settings: 'Settings',
  about:
    'What all processes of this installation run with. Most settings come from the environment and change with the next start.',
  loadingSettings: 'Loading settings',
  setting: 'Setting',
  value: 'Value',
  usual: 'Default',
  changedFrom: 'Changed',
  takesEffect: 'Takes effect',
  live: 'At once',
  restart: 'At the next start',
  on: 'On',
  off: 'Off',
  secretSet: 'Set, hidden',
  notSet: 'Not set',
  changeInvites: 'Change on the invitation codes page',

  history: 'History',
  historyAbout: 'Changes of the environment are found at the next start.',
  loadingHistory: 'Loading history',
  changesNoun: 'changes',
  noChanges: 'No setting has changed yet',
  before: 'Before',
  after: 'After',
  when: 'Changed',
  byEnvironment: 'Environment, found at a start',
});

/** What settings are about. */
export const groupNames = messages({
  server: 'Server',
  sign_in: 'Sign-in',
  mail: 'Mail and support',
  uploads: 'Uploads',
  posting: 'Posting',
  providers: 'Platforms and QuickBooks',
  payments: 'Payments',
});
