import { messages } from '../../shared/language/messages.ts';

/** What tasks are about. */
export const groupNames = messages({
  payouts: 'Payouts and reports',
  posting: 'Posting',
  sync: 'Sync',
  stores: 'Stores and accounts',
  connections: 'Connections',
  client: 'Client',
  team: 'Team',
  plan: 'Plan',
});

/** What people do in a client. */
export const taskNames = messages({
  viewPayouts: 'View payouts, entries and reports',
  downloadWorkpapers: 'Download workpapers and exports',
  importReports: 'Import report files',
  decideColumns: 'Decide what an unknown column means',
  postEntries: 'Approve and post entries',
  skipEntries: 'Skip and restore entries',
  writeEntry: 'Create a manual entry',
  reverseEntry: 'Reverse an entry',
  resolveEntries: 'Resolve failed and unconfirmed entries',
  reverseRun: 'Reverse everything a run posted',
  viewRuns: 'View runs and the schedule',
  startSync: 'Start, retry and cancel a sync',
  changeSchedule: 'Change the schedule',
  viewStores: 'View stores and mappings',
  editStores: 'Add and edit stores',
  matchStores: 'Match platform stores',
  mapAccounts: 'Map and create accounts',
  deleteStores: 'Delete stores',
  viewConnections: 'View connections',
  testConnection: 'Test, pause and resume a connection',
  connect: 'Connect and disconnect platforms and QuickBooks',
  editClient: 'Edit client details and posting settings',
  requireTwoSteps: 'Require two-step sign-in',
  deleteClient: 'Delete the client',
  viewTeam: 'View the team and its activity',
  invitePeople: 'Invite people and approve requests',
  changeRoles: 'Change roles',
  transferOwnership: 'Transfer ownership',
  leaveTeam: 'Leave the team',
  viewPlan: 'View the plan',
  changePlan: 'Change or cancel the plan',
});
