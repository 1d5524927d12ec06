import { OPERATION_ACCESS, type OperationAccess } from '@platebook/api-client';
import type { PermissionGroup, PermissionLevel } from '@platebook/ui';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import { groupNames, taskNames } from './permission-groups.messages.ts';

/** Highest first. System levels apply to the installation and grant nothing in a client. */
const LEVELS = ['user_owner', 'user_manager', 'user_basic'] as const;

/** The roles of a client, highest first. */
export function permissionLevels(): PermissionLevel[] {
  return LEVELS.map((id) => ({ id, label: LEVEL_LABELS[id] }));
}

type OperationId = OperationAccess['id'];
type Tasks = Readonly<Partial<Record<keyof typeof taskNames, readonly OperationId[]>>>;

/** Tasks with the operations they need: the contract decides who may do them. */
const TASKS: Readonly<Record<keyof typeof groupNames, Tasks>> = {
  payouts: {
    viewPayouts: ['listPayouts', 'listEntries', 'listImports'],
    downloadWorkpapers: ['downloadPayoutWorkpapers', 'downloadSyncExport'],
    importReports: ['uploadReport', 'createUpload', 'importUpload'],
    decideColumns: ['decideColumns', 'revokeColumnDecision'],
  },
  posting: {
    postEntries: ['approveEntries', 'postEntries'],
    skipEntries: ['skipEntry', 'unskipEntry'],
    writeEntry: ['createManualEntry'],
    reverseEntry: ['undoEntry'],
    resolveEntries: ['resolveEntry', 'resolveException'],
    reverseRun: ['undoSyncRun'],
  },
  sync: {
    viewRuns: ['listSyncRuns', 'getSyncSchedule'],
    startSync: ['triggerSync', 'retrySyncRun', 'cancelSyncRun'],
    changeSchedule: ['updateSyncSchedule'],
  },
  stores: {
    viewStores: ['listStores', 'listStoreMappings', 'getAccountMapping'],
    editStores: ['createStore', 'updateStore', 'createChannel', 'updateChannel'],
    matchStores: ['confirmUberEatsStoreMapping', 'confirmDoorDashStoreMapping'],
    mapAccounts: ['updateAccountMapping', 'createMissingAccounts'],
    deleteStores: ['deleteStore', 'deleteChannel'],
  },
  connections: {
    viewConnections: ['listConnections'],
    testConnection: ['checkConnection', 'pauseConnection', 'resumeConnection'],
    connect: ['createConsent', 'deleteConnection'],
  },
  client: {
    editClient: ['updateClient', 'updateTenantSettings'],
    requireTwoSteps: ['updateSignInPolicy'],
    deleteClient: ['deleteClient'],
  },
  team: {
    viewTeam: ['listMembers', 'listAuditRecords'],
    invitePeople: ['createInvitations', 'updateAccessRequest'],
    changeRoles: ['updateMember'],
    transferOwnership: ['updateOwnership'],
    leaveTeam: ['deleteMember'],
  },
  plan: {
    viewPlan: ['getSubscription'],
    changePlan: ['createCheckout', 'deleteSubscription'],
  },
};

/** The permissions of each role, by topic. */
export function permissionGroups(
  operations: readonly OperationAccess[] = OPERATION_ACCESS,
): PermissionGroup[] {
  const minLevels = new Map(operations.map(({ id, minLevel }) => [id, minLevel]));
  return keysOf(TASKS).map((group) => ({
    id: group,
    label: groupNames[group],
    actions: keysOf(TASKS[group]).map((task) => ({
      id: task,
      label: taskNames[task],
      allowed: LEVELS.filter((level) =>
        (TASKS[group][task] ?? []).every((id) => reaches(level, minLevels.get(id))),
      ),
    })),
  }));
}

/** An operation missing from the contract is allowed to no one. */
function reaches(
  level: (typeof LEVELS)[number],
  minLevel: OperationAccess['minLevel'] | undefined,
): boolean {
  const needed = (LEVELS as readonly (string | undefined)[]).indexOf(minLevel);
  return needed >= LEVELS.indexOf(level);
}

function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(record) as Key[];
}
