import { messages } from '../../../shared/language/messages.ts';

/** What the settings of the installation say. */
export const words = messages({
  settings: 'Settings',
  about:
    'What every process of this installation runs with. Most settings come from the environment and change at the next start.',
  loadingSettings: 'Loading settings',
  setting: 'Setting',
  value: 'Value',
  usual: 'Default',
  changedFrom: 'Changed',
  takesEffect: 'Takes effect',
  live: 'Immediately',
  restart: 'At the next start',
  on: 'On',
  off: 'Off',
  secretSet: 'Set, hidden',
  notSet: 'Not set',
  changeInvites: 'Change on the invitation codes page',

  history: 'History',
  historyAbout: 'Changes to the environment are detected at the next start.',
  loadingHistory: 'Loading history',
  changesNoun: 'changes',
  noChanges: 'No settings have changed yet',
  before: 'Before',
  after: 'After',
  when: 'Changed',
  byEnvironment: 'Environment, detected at start',
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
