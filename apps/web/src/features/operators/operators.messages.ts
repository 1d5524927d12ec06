import { counted, formatCount } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';
import type { InvitationCode, PortalStatistics } from './operators.queries.ts';

/** What the pages of those who run the installation say. */
export const words = messages({
  portalTitle: 'Admin portal',
  portalAbout: 'How this installation is doing, and who looks after it.',
  loadingFigures: 'Loading the figures',
  figures: 'Figures',
  health: 'System',
  healthy: 'Healthy',
  degraded: 'Degraded',
  jobsWaiting: (jobs: number) => `${counted(jobs, 'job')} waiting for a worker`,
  jobsLate: (jobs: number, minutes: number) =>
    `${counted(jobs, 'job')} waiting, the oldest for ${counted(minutes, 'minute')}. Check that a worker is running.`,
  postingsLate: (postings: number, minutes: number) =>
    `${counted(postings, 'posting')} with an unknown outcome, the oldest for ${counted(minutes, 'minute')}. Check that QuickBooks can be reached.`,
  activeUsers: 'Active in the last 24 hours',
  ofUsers: (users: number) => `of ${counted(users, 'user')}`,
  newUsers: 'Registered in the last 7 days',
  clients: 'Clients',
  trialsEnding: (trials: number) => `${counted(trials, 'trial')} ending within 7 days`,
  runs: 'Runs in the last 24 hours',
  failedRuns: (runs: number) => `${formatCount(runs)} failed`,
  unknownPostings: 'Postings with an unknown outcome',
  expiredConnections: 'Expired connections',
  waitingTickets: 'Tickets waiting for support',
  openTickets: 'Open tech support',
  updatedAt: (time: string) => `As of ${time}`,
  pause: 'Pause updates',
  resume: 'Resume updates',

  myAccess: 'Your access',
  capabilities: 'What you can do',
  needs: (capability: string) => `Needs ${capability}`,

  staff: 'People with admin access',
  staffAbout:
    'They run this installation. Admin access doesn’t open anyone’s books: for that, a person needs to be a member of the client, or its owner’s permission to view it for a while.',
  loadingStaff: 'Loading people with admin access',
  email: 'Email',
  level: 'Level',
  since: 'Since',
  action: 'Action',
  grant: 'Grant access',
  grantTitle: 'Grant admin access',
  grantHint: 'The person needs a Platebook account with this email.',
  grantFailed: 'Nothing was changed.',
  enterEmail: 'Enter an email address',
  operator: 'System Operator',
  operatorMeaning: 'Sees health, logs, errors and traces; exports data; answers support.',
  administrator: 'System Administrator',
  administratorMeaning: 'Everything an operator can do, plus settings, codes, cleanup and access.',
  granted: (email: string) => `${email} has admin access`,
  revoke: 'Revoke',
  revokeFor: (email: string) => `Revoke ${email}’s access`,
  revokeQuestion: (email: string) => `Revoke ${email}’s admin access?`,
  revokeMeaning:
    'The account and its clients stay. The person loses access to the admin portal right away.',
  revokeConfirm: 'Revoke access',
  keepAccess: 'Keep access',
  revokeFailed: 'Nothing was changed.',
  revoked: (email: string) => `${email} no longer has admin access`,

  codesTitle: 'Invitation codes',
  codesAbout: 'Codes let people register. Each is shown once, when you create it.',
  code: 'Code',
  state: 'Status',
  uses: 'Used',
  usesOf: (used: number, most: number) => `${formatCount(used)} of ${formatCount(most)}`,
  campaign: 'Campaign',
  expires: 'Expires',
  never: 'Never',
  plan: 'Plan',
  trial: 'Trial',
  defaultPlan: 'Default',
  trialDays: (days: number) => counted(days, 'day'),
  created: 'Created',
  noCodes: 'No codes yet',
  noCodesMeaning: 'Create one to let someone register.',
  codeNoun: 'invitation code',
  codesNoun: 'invitation codes',
  allCodes: 'All invitation codes',
  actionsFor: (hint: string) => `Actions for ${hint}-…`,
  createCodes: 'Create codes',
  createTitle: 'Create invitation codes',
  createFailed: 'No code was created.',
  howMany: 'How many codes',
  usesEach: 'People who can use each code',
  campaignHint: 'Optional. A name to find them by, such as a mailing.',
  expiresHint: 'Optional. The code stops working at midnight (UTC) on this day.',
  trialHint: 'Optional. Replaces the plan’s own trial.',
  trialLabel: 'Trial days',
  wholeNumber: (least: number, most: number) =>
    `Enter a whole number from ${formatCount(least)} to ${formatCount(most)}`,
  dayAhead: 'Choose a day in the future',
  tooLong: (most: number) => `Use at most ${most} characters`,
  createdTitle: (codes: number) =>
    codes === 1 ? 'Your invitation code' : `Your ${counted(codes, 'invitation code')}`,
  createdMeaning: 'Copy and save now. Platebook can’t show this again.',
  copyCodes: 'Copy',
  saved: 'I’ve saved it',
  usesTitle: (hint: string) => `Who used ${hint}-…`,
  showUses: (hint: string) => `Show who used ${hint}-…`,
  noUses: 'Nobody has used this code yet.',
  loadingUses: 'Loading who used the code',
  registered: 'Registered',
  disableFor: (hint: string) => `Disable ${hint}-…`,
  disableQuestion: (hint: string) => `Disable ${hint}-…?`,
  disableMeaning:
    'Nobody can register with it anymore. People who already did keep their accounts.',
  disableConfirm: 'Disable code',
  keepCode: 'Keep it',
  disableFailed: 'The code still works.',
  disabled: (hint: string) => `${hint}-… is disabled`,
});

/** What the state of a code is called. */
export const codeStates = messages({
  open: 'Open',
  used: 'Used up',
  expired: 'Expired',
  disabled: 'Disabled',
});

export const codeStateName = (state: InvitationCode['state']): string => codeStates[state];

export const healthName = (health: PortalStatistics['system']['health']): string => words[health];

/** What a capability of the contract allows. */
export const capabilityNames = messages({
  view_system_health: 'See the health of the installation',
  view_operation_logs: 'See operations, notifications, and codes',
  view_error_analysis: 'See errors and report formats',
  view_performance_data: 'See response times and traffic',
  view_request_traces: 'Follow a request through every step',
  manage_configurations: 'Change settings, plans, codes, articles, and notifications',
  cleanup_data: 'Delete old data flow events',
  export_data: 'Export data flow events',
});
