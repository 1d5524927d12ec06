import type { components, operations } from '@platebook/api-client';
import { wrapText } from '../output/text-width.ts';

type Schemas = components['schemas'];
/** Commands with the operation that decides who may call them. */
type Needing = Readonly<Record<string, keyof operations>>;

/** What a client level allows beyond the one below it. */
export const BY_LEVEL: Readonly<Record<'user_owner' | 'user_manager', Needing>> = {
  user_owner: {
    'client delete': 'deleteClient',
    'store channel disconnect': 'deleteChannel',
  },
  user_manager: {
    'client update': 'updateClient',
    'store channel connect': 'createChannel',
    'store mapping confirm': 'confirmUberEatsStoreMapping',
    'store mapping import': 'importStoreMappings',
    'entry approve': 'approveEntries',
    'exception resolve': 'resolveException',
    'sync trigger': 'triggerSync',
    'sync upload': 'createUpload',
    'sync retry': 'retrySyncRun',
    'jobs cancel': 'cancelSyncRun',
  },
};

/** What each operator capability allows. */
export const BY_CAPABILITY: Readonly<Record<Schemas['Capability'], Needing>> = {
  view_system_health: {
    'dataflow health': 'getDataflowHealth',
    'portal stats': 'getPortalStatistics',
    'notify health': 'getNotificationHealth',
  },
  view_operation_logs: {
    'dataflow operations': 'listDataflowOperations',
    'dataflow errors': 'listLogLines',
    'notify stats': 'getNotificationStats',
    'notify list': 'listAdminNotifications',
    'notify scheduled': 'listScheduledBroadcasts',
    'notify user': 'listNotificationsOfUser',
    'notify sync stats': 'getSyncNotificationStats',
    'notify sync recent': 'listSyncNotifications',
    'notify sync resend': 'resendNotification',
    'ledger list': 'listLedgerVerifications',
    'ledger verify': 'createLedgerVerification',
  },
  view_error_analysis: {
    'format aliases': 'getReportFormats',
    'format headers': 'listUnknownHeaders',
    'format versions': 'listReportFormatVersions',
  },
  view_performance_data: { 'dataflow stats': 'getDataflowStats' },
  view_request_traces: { 'dataflow trace': 'getDataflowTrace' },
  export_data: { 'dataflow export': 'downloadDataflowEvents' },
  manage_configurations: {
    'invitation create': 'createInvitationCodes',
    'invitation extend': 'updateInvitationCode',
    'invitation disable': 'deleteInvitationCode',
    'notify create': 'createAdminNotification',
    'notify broadcast': 'createBroadcast',
    'notify preview': 'previewAdminNotification',
    'notify test': 'sendTestNotification',
    'notify cancel': 'cancelBroadcast',
    'notify delete': 'deleteAdminNotifications',
    'notify restore': 'restoreAdminNotifications',
    'plan update': 'updateAdminPlan',
    'format restore': 'restoreReportFormatVersion',
    'setting list': 'listInstallationSettings',
    'setting changes': 'listInstallationSettingChanges',
  },
  cleanup_data: { 'dataflow cleanup': 'deleteDataflowEvents' },
};

/** What every system level allows without a capability. */
export const BY_ANY_SYSTEM_LEVEL: Needing = {
  'admin list': 'listStaff',
  'invitation list': 'listInvitationCodes',
  'invitation uses': 'listInvitationCodeUses',
  'demo list': 'listDemoBookings',
  'demo update': 'updateDemoBooking',
  'ticket list': 'listStaffTickets',
  'ticket show': 'getStaffTicket',
  'ticket update': 'updateStaffTicket',
  'ticket reply': 'createSupportReply',
  'verification list': 'listVerificationCodes',
  'verification create': 'createVerificationCode',
  'verification resend': 'resendVerificationCode',
  'verification delete': 'deleteVerificationCode',
  'plan list': 'listAdminPlans',
  'plan subscribers': 'listPlanSubscribers',
};

/** What no API token may do. */
export const BY_SESSION_ONLY: Needing = {
  'admin grant': 'createStaffMember',
  'admin revoke': 'deleteStaffMember',
  'ticket reply': 'createSupportReply',
};

/** The text of `platebook help permissions`. */
export function presentPermissions(): string {
  return `What you may do in a client is your level there. An owner of the client changes it, and
"platebook auth whoami --client NAME" shows yours:

${row('no_access', 'nothing')}
${row('user_basic', 'reads: whatever lists, shows, exports, or downloads')}
${row('user_manager', `also ${namesOf(BY_LEVEL.user_manager)}`)}
${row('user_owner', `also ${namesOf(BY_LEVEL.user_owner)}`)}

Those who run the installation have a system level. It opens no client. "platebook admin
grant" gives it, and "platebook dataflow permissions" shows yours and its capabilities:

${row('system_operator', 'every capability but manage_configurations and cleanup_data')}
${row('system_admin', 'every capability; also admin grant, admin revoke')}

Without a capability, any system level allows:

${row('', namesOf(BY_ANY_SYSTEM_LEVEL))}

What each capability allows:

${Object.entries(BY_CAPABILITY)
  .map(([capability, needing]) => row(capability, namesOf(needing)))
  .join('\n')}

An API token may do what the person who made it may, and no more; one that only reads
changes nothing. These take a session, "platebook auth login --email ADDRESS":

${row('', namesOf(BY_SESSION_ONLY))}

What your level does not allow ends with 5 and the code permission_error, before anything
is done. A dry run (-n) ends in the same way. "platebook admin create", backup, restore,
and keys ask for no level: they need the server's machine and its environment.
`;
}

/** Keeps the words of a command on one line. */
const NO_BREAK = '\u00A0';
const WIDEST_LINE = 90;
const LABEL = 25;

function row(label: string, text: string): string {
  const [first = '', ...rest] = wrapText(text, WIDEST_LINE - LABEL);
  return [`  ${label.padEnd(LABEL - 2)}${first}`, ...rest.map((line) => ' '.repeat(LABEL) + line)]
    .map((line) => line.replaceAll(NO_BREAK, ' '))
    .join('\n');
}

function namesOf(needing: Needing): string {
  return Object.keys(needing)
    .map((command) => command.replaceAll(' ', NO_BREAK))
    .join(', ');
}
