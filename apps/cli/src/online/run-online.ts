import { isApiError } from '@platebook/api-client';
import { createAdmin } from '../commands/admin/create.ts';
import { grantAdmin, listAdmins, revokeAdmin } from '../commands/admin/staff.ts';
import { callApi } from '../commands/api/api.ts';
import { login } from '../commands/auth/login.ts';
import { logout } from '../commands/auth/logout.ts';
import { refresh } from '../commands/auth/refresh.ts';
import { status } from '../commands/auth/status.ts';
import { token } from '../commands/auth/token.ts';
import { whoami } from '../commands/auth/whoami.ts';
import { createBackup, listBackups, verifyBackup } from '../commands/backup/backup.ts';
import { restoreBackup } from '../commands/backup/restore.ts';
import { createClient } from '../commands/client/create.ts';
import { deleteClient } from '../commands/client/delete.ts';
import { listClients } from '../commands/client/list.ts';
import { showClient } from '../commands/client/show.ts';
import { updateClient } from '../commands/client/update.ts';
import { useClient } from '../commands/client/use.ts';
import { editConfig, setSetting, unsetSetting } from '../commands/config/change.ts';
import { explainSetting, getSetting, listSettings, printPaths } from '../commands/config/read.ts';
import { cleanUp } from '../commands/dataflow/cleanup.ts';
import { listErrors } from '../commands/dataflow/errors.ts';
import { exportEvents } from '../commands/dataflow/export.ts';
import { dataflowHealth, showPermissions } from '../commands/dataflow/health.ts';
import { dataflowStats, listOperations } from '../commands/dataflow/read.ts';
import { traceRequest } from '../commands/dataflow/trace.ts';
import { listDemos, updateDemo } from '../commands/desk/demo.ts';
import {
  listAliases,
  listFormatVersions,
  listHeaders,
  restoreFormats,
} from '../commands/desk/format.ts';
import { listLedgers, verifyLedger } from '../commands/desk/ledger.ts';
import type {
  FormatRestoreOptions,
  LedgerVerifyOptions,
  TicketReplyOptions,
} from '../commands/desk/options.ts';
import { listPlans, listSubscribers, showPlan, updatePlan } from '../commands/desk/plan.ts';
import {
  listInstallationSettingChanges,
  listInstallationSettings,
} from '../commands/desk/setting.ts';
import { listTickets, replyToTicket, showTicket, updateTicket } from '../commands/desk/ticket.ts';
import {
  createVerification,
  deleteVerification,
  listVerifications,
  resendVerification,
} from '../commands/desk/verification.ts';
import { doctor } from '../commands/doctor/doctor.ts';
import { approveEntries } from '../commands/entry/approve.ts';
import { listEntries } from '../commands/entry/list.ts';
import { listExceptions, resolveException } from '../commands/exception/exceptions.ts';
import {
  createInvitations,
  disableInvitation,
  extendInvitation,
  listInvitationUses,
  listInvitations,
} from '../commands/invitation/codes.ts';
import { listJobs } from '../commands/jobs/list.ts';
import { cancelJob, showJob, watchJob } from '../commands/jobs/one.ts';
import { listKeys, rotateKeys } from '../commands/keys/keys.ts';
import { deleteNotifications, restoreNotifications } from '../commands/notify/delete.ts';
import { previewMails, sendTestMail } from '../commands/notify/mail.ts';
import type {
  NotifyBroadcastOptions,
  NotifyCreateOptions,
  NotifyMailOptions,
} from '../commands/notify/options.ts';
import {
  listNotifications,
  listNotificationsOfUser,
  notifyHealth,
  notifyStats,
  notifySyncRecent,
  notifySyncStats,
} from '../commands/notify/read.ts';
import { resendNotifications } from '../commands/notify/resend.ts';
import { cancelBroadcast, listScheduled } from '../commands/notify/scheduled.ts';
import { broadcast, createNotification } from '../commands/notify/send.ts';
import { openPage } from '../commands/open/open.ts';
import { portalStats } from '../commands/portal/stats.ts';
import { connectChannel } from '../commands/store/channel/connect.ts';
import { disconnectChannel } from '../commands/store/channel/disconnect.ts';
import { listChannels } from '../commands/store/channel/list.ts';
import { confirmStoreMapping } from '../commands/store/mapping/confirm.ts';
import { exportMapping, importMapping } from '../commands/store/mapping/csv.ts';
import { listPendingMappings, listStoreMappings } from '../commands/store/mapping/list.ts';
import { listStores } from '../commands/store/list.ts';
import { showStore } from '../commands/store/show.ts';
import { downloadWorkpapers, exportEntries, reportRun } from '../commands/sync/documents.ts';
import { listOwed, showRun, syncHistory, syncStatus } from '../commands/sync/overview.ts';
import { retryRuns } from '../commands/sync/retry.ts';
import { triggerSync } from '../commands/sync/trigger.ts';
import { uploadReports } from '../commands/sync/upload.ts';
import { watchRuns } from '../commands/sync/watch.ts';
import { version } from '../commands/version/version.ts';
import type { Context } from '../context.ts';
import { EXIT_CODES, type ExitCode } from '../exit-codes.ts';
import type {
  AdminCreateOptions,
  ApiOptions,
  InvitationExtendOptions,
  OnlineCommand,
  OnlineOptions,
  SingleCommand,
} from './options.ts';
import { RefusedCall } from './refusal.ts';
import { readSettings, type SettingKey } from './settings.ts';

/** One call of a server command. */
export type OnlineCall = {
  readonly command: OnlineCommand | SingleCommand;
  readonly args: readonly string[];
  /** As declared by the command. */
  readonly options: OnlineOptions;
};

type Action = (
  context: Context,
  args: readonly string[],
  options: OnlineOptions,
) => Promise<ExitCode | void>;

/** commander accepts only these. */
const toKey = (value: string) => value as SettingKey;

const ACTIONS: Record<OnlineCommand | SingleCommand, Action> = {
  'auth login': (context, _, options) => login(context, options),
  'auth logout': (context, _, options) => logout(context, options),
  'auth status': (context, _, options) => status(context, options),
  'auth whoami': (context, _, options) => whoami(context, options),
  'auth token': (context, _, options) => token(context, options),
  'auth refresh': (context, _, options) => refresh(context, options),
  'client list': (context, _, options) => listClients(context, options),
  'client show': (context, [name = ''], options) => showClient(context, name, options),
  'client use': (context, [name = ''], options) => useClient(context, name, options),
  'client create': (context, [name = ''], options) => createClient(context, name, options),
  'client update': (context, [name = ''], options) => updateClient(context, name, options),
  'client delete': (context, [name = ''], options) => deleteClient(context, name, options),
  'store list': (context, _, options) => listStores(context, options),
  'store show': (context, [name = ''], options) => showStore(context, name, options),
  'store channel list': (context, _, options) => listChannels(context, options),
  'store channel connect': (context, [name = ''], options) =>
    connectChannel(context, name, options),
  'store channel disconnect': (context, [name = ''], options) =>
    disconnectChannel(context, name, options),
  'store mapping pending': (context, _, options) => listPendingMappings(context, options),
  'store mapping list': (context, _, options) => listStoreMappings(context, options),
  'store mapping confirm': (context, [id = ''], options) =>
    confirmStoreMapping(context, id, options),
  'store mapping export': (context, _, options) => exportMapping(context, options),
  'store mapping import': (context, [file = ''], options) => importMapping(context, file, options),
  'entry list': (context, _, options) => listEntries(context, options),
  'entry approve': (context, ids, options) => approveEntries(context, ids, options),
  'exception list': (context, _, options) => listExceptions(context, options),
  'exception resolve': (context, [id = ''], options) => resolveException(context, id, options),
  'sync trigger': (context, _, options) => triggerSync(context, options),
  'sync upload': (context, files, options) => uploadReports(context, files, options),
  'sync status': (context, _, options) => syncStatus(context, options),
  'sync owed': (context, _, options) => listOwed(context, options),
  'sync history': (context, _, options) => syncHistory(context, options),
  'sync show': (context, [run = ''], options) => showRun(context, run, options),
  'sync watch': (context, runs, options) => watchRuns(context, runs, options),
  'sync retry': (context, runs, options) => retryRuns(context, runs, options),
  'sync report': (context, [run = ''], options) => reportRun(context, run, options),
  'sync workpapers': (context, [run = ''], options) => downloadWorkpapers(context, run, options),
  'sync export': (context, _, options) => exportEntries(context, options),
  // `--input` names a file there.
  api: (context, args, options) => callApi(context, args, options as unknown as ApiOptions),
  doctor: (context, _, options) => doctor(context, options),
  open: (context, args, options) => openPage(context, args, options),
  version: (context, _, options) => version(context, options),
  'config get': (context, [key = ''], options) => getSetting(context, toKey(key), options),
  'config set': (context, [key = '', value = ''], options) =>
    setSetting(context, { key: toKey(key), value }, options),
  'config unset': (context, [key = ''], options) => unsetSetting(context, toKey(key), options),
  'config list': (context, _, options) => listSettings(context, options),
  'config explain': (context, [key = ''], options) => explainSetting(context, toKey(key), options),
  'config edit': (context, _, options) => editConfig(context, options),
  'config path': (context, _, options) => printPaths(context, options),
  // commander enforces their required options.
  'admin create': (context, _, options) => createAdmin(context, options as AdminCreateOptions),
  'admin list': (context, _, options) => listAdmins(context, options),
  'admin grant': (context, [email = ''], options) => grantAdmin(context, email, options),
  'admin revoke': (context, [email = ''], options) => revokeAdmin(context, email, options),
  'invitation list': (context, _, options) => listInvitations(context, options),
  'invitation create': (context, _, options) => createInvitations(context, options),
  'invitation uses': (context, [code = ''], options) => listInvitationUses(context, code, options),
  'invitation extend': (context, [code = ''], options) =>
    extendInvitation(context, code, options as InvitationExtendOptions),
  'invitation disable': (context, [code = ''], options) =>
    disableInvitation(context, code, options),
  'notify stats': (context, _, options) => notifyStats(context, options),
  'notify list': (context, _, options) => listNotifications(context, options),
  'notify create': (context, _, options) =>
    createNotification(context, options as NotifyCreateOptions),
  'notify broadcast': (context, _, options) =>
    broadcast(context, options as NotifyBroadcastOptions),
  'notify preview': (context, _, options) => previewMails(context, options as NotifyMailOptions),
  'notify test': (context, _, options) => sendTestMail(context, options as NotifyMailOptions),
  'notify scheduled': (context, _, options) => listScheduled(context, options),
  'notify cancel': (context, [id = ''], options) => cancelBroadcast(context, id, options),
  'notify user': (context, [user = ''], options) => listNotificationsOfUser(context, user, options),
  'notify delete': (context, ids, options) => deleteNotifications(context, ids, options),
  'notify restore': (context, ids, options) => restoreNotifications(context, ids, options),
  'notify health': (context, _, options) => notifyHealth(context, options),
  'notify sync stats': (context, _, options) => notifySyncStats(context, options),
  'notify sync recent': (context, _, options) => notifySyncRecent(context, options),
  'notify sync resend': (context, ids, options) => resendNotifications(context, ids, options),
  'dataflow permissions': (context, _, options) => showPermissions(context, options),
  'dataflow health': (context, _, options) => dataflowHealth(context, options),
  'dataflow stats': (context, _, options) => dataflowStats(context, options),
  'dataflow trace': (context, [request = ''], options) => traceRequest(context, request, options),
  'dataflow operations': (context, _, options) => listOperations(context, options),
  'dataflow errors': (context, _, options) => listErrors(context, options),
  'dataflow export': (context, _, options) => exportEvents(context, options),
  'dataflow cleanup': (context, _, options) => cleanUp(context, options),
  'portal stats': (context, _, options) => portalStats(context, options),
  'demo list': (context, _, options) => listDemos(context, options),
  'demo update': (context, [demo = ''], options) => updateDemo(context, demo, options),
  'ticket list': (context, _, options) => listTickets(context, options),
  'ticket show': (context, [ticket = ''], options) => showTicket(context, ticket, options),
  'ticket update': (context, [ticket = ''], options) => updateTicket(context, ticket, options),
  'ticket reply': (context, [ticket = ''], options) =>
    replyToTicket(context, ticket, options as TicketReplyOptions),
  'verification list': (context, _, options) => listVerifications(context, options),
  'verification create': (context, [target = ''], options) =>
    createVerification(context, target, options),
  'verification resend': (context, [code = ''], options) =>
    resendVerification(context, code, options),
  'verification delete': (context, [code = ''], options) =>
    deleteVerification(context, code, options),
  'ledger list': (context, _, options) => listLedgers(context, options),
  'ledger verify': (context, [tenant = ''], options) =>
    verifyLedger(context, tenant, options as LedgerVerifyOptions),
  'plan list': (context, _, options) => listPlans(context, options),
  'plan show': (context, [plan = ''], options) => showPlan(context, plan, options),
  'plan subscribers': (context, [plan = ''], options) => listSubscribers(context, plan, options),
  'plan update': (context, [plan = ''], options) => updatePlan(context, plan, options),
  'format aliases': (context, _, options) => listAliases(context, options),
  'format headers': (context, _, options) => listHeaders(context, options),
  'format versions': (context, _, options) => listFormatVersions(context, options),
  'format restore': (context, [version = ''], options) =>
    restoreFormats(context, version, options as FormatRestoreOptions),
  'setting list': (context, _, options) => listInstallationSettings(context, options),
  'setting changes': (context, _, options) => listInstallationSettingChanges(context, options),
  'jobs list': (context, _, options) => listJobs(context, options),
  'jobs show': (context, [job = ''], options) => showJob(context, job, options),
  'jobs watch': (context, [job = ''], options) => watchJob(context, job, options),
  'jobs cancel': (context, [job = ''], options) => cancelJob(context, job, options),
  'backup create': (context, _, options) => createBackup(context, options),
  'backup verify': (context, [file = ''], options) => verifyBackup(context, file, options),
  'backup list': (context, _, options) => listBackups(context, options),
  restore: (context, [file = ''], options) => restoreBackup(context, file, options),
  'keys list': (context, _, options) => listKeys(context, options),
  'keys rotate': (context, _, options) => rotateKeys(context, options),
};

/** Runs the command; a refusal by the server ends it with the exit code of its class. */
export async function runOnline(
  context: Context,
  { command, args, options }: OnlineCall,
): Promise<ExitCode> {
  try {
    return (await ACTIONS[command](context, args, options)) ?? EXIT_CODES.ok;
  } catch (error) {
    if (isApiError(error) && !context.signal.aborted) {
      throw new RefusedCall(error, (await readSettings(context, options)).apiUrl);
    }
    throw error;
  }
}
