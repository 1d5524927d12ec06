import { OPERATION_ACCESS, type OperationAccess } from '@platebook/api-client';
import type { PermissionGroup, PermissionLevel } from '@platebook/ui';
import { LEVEL_LABELS } from '../../shared/format/names.ts';

/** Highest first. System levels are held on the installation and reach nothing of a client. */
const LEVELS = ['user_owner', 'user_manager', 'user_basic'] as const;

export const PERMISSION_LEVELS: readonly PermissionLevel[] = LEVELS.map((id) => ({
  id,
  label: LEVEL_LABELS[id],
}));

type OperationId = OperationAccess['id'];

/** What people do, each with the operations it takes: who may do it is what the contract says of them. */
const TASKS: Readonly<Record<string, Readonly<Record<string, readonly OperationId[]>>>> = {
  'Payouts and reports': {
    'View payouts, entries and reports': ['listPayouts', 'listEntries', 'listImports'],
    'Download workpapers and exports': ['downloadPayoutWorkpapers', 'downloadSyncExport'],
    'Import report files': ['uploadReport', 'createUpload', 'importUpload'],
    'Decide what an unknown column means': ['decideColumns', 'revokeColumnDecision'],
  },
  Posting: {
    'Approve and post entries': ['approveEntries', 'postEntries'],
    'Skip entries and put them back': ['skipEntry', 'unskipEntry'],
    'Write an entry by hand': ['createManualEntry'],
    'Reverse an entry': ['undoEntry'],
    'Resolve failed and unconfirmed entries': ['resolveEntry', 'resolveException'],
    'Reverse everything a run posted': ['undoSyncRun'],
  },
  Sync: {
    'View runs and the schedule': ['listSyncRuns', 'getSyncSchedule'],
    'Start, retry and cancel a sync': ['triggerSync', 'retrySyncRun', 'cancelSyncRun'],
    'Change the schedule': ['updateSyncSchedule'],
  },
  'Stores and accounts': {
    'View stores and mappings': ['listStores', 'listStoreMappings', 'getAccountMapping'],
    'Add and edit stores': ['createStore', 'updateStore', 'createChannel', 'updateChannel'],
    'Match platform stores': ['confirmUberEatsStoreMapping', 'confirmDoorDashStoreMapping'],
    'Map and create accounts': ['updateAccountMapping', 'createMissingAccounts'],
    'Delete stores': ['deleteStore', 'deleteChannel'],
  },
  Connections: {
    'View connections': ['listConnections'],
    'Test, pause and resume a connection': [
      'checkConnection',
      'pauseConnection',
      'resumeConnection',
    ],
    'Connect and disconnect platforms and QuickBooks': ['createConsent', 'deleteConnection'],
  },
  Client: {
    'Edit client details and posting settings': ['updateClient', 'updateTenantSettings'],
    'Require two-step sign-in': ['updateSignInPolicy'],
    'Delete the client': ['deleteClient'],
  },
  Team: {
    'View the team and its activity': ['listMembers', 'listAuditRecords'],
    'Invite people and approve requests': ['createInvitations', 'updateAccessRequest'],
    'Change roles': ['updateMember'],
    'Transfer ownership': ['updateOwnership'],
    'Leave the team': ['deleteMember'],
  },
  Plan: {
    'View the plan': ['getSubscription'],
    'Change or cancel the plan': ['createCheckout', 'deleteSubscription'],
  },
};

/** What each role may do, by what it is about. */
export function permissionGroups(
  operations: readonly OperationAccess[] = OPERATION_ACCESS,
): PermissionGroup[] {
  const minLevels = new Map(operations.map(({ id, minLevel }) => [id, minLevel]));
  return Object.entries(TASKS).map(([label, tasks]) => ({
    id: idOf(label),
    label,
    actions: Object.entries(tasks).map(([task, ids]) => ({
      id: idOf(task),
      label: task,
      allowed: LEVELS.filter((level) => ids.every((id) => reaches(level, minLevels.get(id)))),
    })),
  }));
}

/** Nobody reaches an operation that the contract does not have. */
function reaches(
  level: (typeof LEVELS)[number],
  minLevel: OperationAccess['minLevel'] | undefined,
): boolean {
  const needed = (LEVELS as readonly (string | undefined)[]).indexOf(minLevel);
  return needed >= LEVELS.indexOf(level);
}

function idOf(label: string): string {
  return label.toLowerCase().replaceAll(/\W+/g, '-');
}
