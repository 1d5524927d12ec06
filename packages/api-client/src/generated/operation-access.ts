/** Generated from openapi.yaml by `npm run generate`; do not edit. */
import type { components } from './schema.ts';

export type OperationAccess = {
  readonly id: string;
  readonly tag: string;
  /** The lowest level that may. */
  readonly minLevel: components['schemas']['Level'];
  readonly summary: string;
};

/** The operations that ask for a level, in the order of the contract. */
export const OPERATION_ACCESS: readonly OperationAccess[] = [
  { id: 'createClient', tag: 'clients', minLevel: 'user_owner', summary: 'Create a client; without `tenant_id` a tenant is created with it, owned by the caller.' },
  { id: 'getClient', tag: 'clients', minLevel: 'user_basic', summary: 'One client of the caller.' },
  { id: 'updateClient', tag: 'clients', minLevel: 'user_manager', summary: 'Change, archive or restore a client; fields left out keep their value.' },
  { id: 'deleteClient', tag: 'clients', minLevel: 'user_owner', summary: 'Delete a client that has no stores and no imports; its tenant stays.' },
  { id: 'listStores', tag: 'stores', minLevel: 'user_basic', summary: 'The tenant\'s stores with their channels, by name.' },
  { id: 'createStore', tag: 'stores', minLevel: 'user_manager', summary: 'Create a store.' },
  { id: 'getStore', tag: 'stores', minLevel: 'user_basic', summary: 'One store with its channels.' },
  { id: 'updateStore', tag: 'stores', minLevel: 'user_manager', summary: 'Change a store; fields left out keep their value.' },
  { id: 'deleteStore', tag: 'stores', minLevel: 'user_owner', summary: 'Delete a store and its channels; payouts already read stay, unassigned.' },
  { id: 'createChannel', tag: 'channels', minLevel: 'user_manager', summary: 'Connect a store to a platform; the channel type defaults to ubereats.' },
  { id: 'getChannel', tag: 'channels', minLevel: 'user_basic', summary: 'One channel of a store.' },
  { id: 'updateChannel', tag: 'channels', minLevel: 'user_manager', summary: 'Change how a channel is read and where it posts.' },
  { id: 'deleteChannel', tag: 'channels', minLevel: 'user_owner', summary: 'Disconnect a store from a platform; payouts already read stay.' },
  { id: 'uploadReport', tag: 'reports', minLevel: 'user_manager', summary: 'Store a report file (CSV, or ZIP of CSVs, at most 10 MB) once and start reading it.' },
  { id: 'listImports', tag: 'reports', minLevel: 'user_basic', summary: 'The tenant\'s imports, newest first.' },
  { id: 'getImport', tag: 'reports', minLevel: 'user_basic', summary: 'One import with what was recognised, quarantined, blocked and read.' },
  { id: 'retryImport', tag: 'reports', minLevel: 'user_manager', summary: 'Start the failed step of an import again.' },
  { id: 'streamImportEvents', tag: 'reports', minLevel: 'user_basic', summary: 'Follow an import as server-sent events until it ends.' },
  { id: 'downloadImportWorkpapers', tag: 'reports', minLevel: 'user_basic', summary: 'The workpapers of an import\'s payouts as one workbook; identical input gives identical bytes.' },
  { id: 'listPayouts', tag: 'reports', minLevel: 'user_basic', summary: 'The tenant\'s payouts, newest payout date first.' },
  { id: 'getPayout', tag: 'reports', minLevel: 'user_basic', summary: 'One payout with its components, identities and waterfall.' },
  { id: 'previewPlan', tag: 'reports', minLevel: 'user_basic', summary: 'The journal entries a payout would become under the given options; nothing is stored or posted.' },
  { id: 'listLineRows', tag: 'reports', minLevel: 'user_basic', summary: 'The source rows behind one entry line, with the cells that make its amount.' },
  { id: 'downloadPayoutWorkpapers', tag: 'reports', minLevel: 'user_basic', summary: 'The workpapers of one payout as a workbook; identical input gives identical bytes.' },
  { id: 'getTenant', tag: 'auth', minLevel: 'user_basic', summary: 'One tenant of the caller.' },
  { id: 'updateTenant', tag: 'auth', minLevel: 'user_owner', summary: 'Rename a tenant.' },
  { id: 'deleteTenant', tag: 'auth', minLevel: 'user_owner', summary: 'Delete a tenant that holds no stores, no imports and no other member; its client goes with it.' },
  { id: 'listMembers', tag: 'team', minLevel: 'user_manager', summary: 'The members of a tenant, by name.' },
  { id: 'updateMember', tag: 'team', minLevel: 'user_owner', summary: 'Change the role of a member in this tenant.' },
  { id: 'deleteMember', tag: 'team', minLevel: 'user_basic', summary: 'Remove a member from this tenant; anybody may remove themselves, except the last owner.' },
  { id: 'updateOwnership', tag: 'team', minLevel: 'user_owner', summary: 'Make another member the owner; the caller becomes a manager.' },
  { id: 'listInvitations', tag: 'team', minLevel: 'user_manager', summary: 'The invitations to a tenant, newest first.' },
  { id: 'createInvitations', tag: 'team', minLevel: 'user_owner', summary: 'Invite people by mail. An address that was invited before gets a new link, and the old one ends.' },
  { id: 'deleteInvitation', tag: 'team', minLevel: 'user_owner', summary: 'Revoke an invitation; its link stops working.' },
  { id: 'resendInvitation', tag: 'team', minLevel: 'user_owner', summary: 'Send an invitation again with a new link and a new expiry.' },
  { id: 'listAccessRequests', tag: 'team', minLevel: 'user_owner', summary: 'Who has asked for access to this tenant, undecided first.' },
  { id: 'updateAccessRequest', tag: 'team', minLevel: 'user_owner', summary: 'Approve or decline a request for access; the person is told by mail.' },
  { id: 'listAuditRecords', tag: 'team', minLevel: 'user_manager', summary: 'Who changed what in this tenant, newest first.' },
  { id: 'getAuditVerification', tag: 'team', minLevel: 'user_owner', summary: 'Whether every entry of the audit log follows from the one before it.' },
  { id: 'getPlatformStore', tag: 'channels', minLevel: 'user_basic', summary: 'The store and channel that a platform store is connected to.' },
  { id: 'getTenantSettings', tag: 'clients', minLevel: 'user_basic', summary: 'The tenant\'s settings, defaults filled in.' },
  { id: 'updateTenantSettings', tag: 'clients', minLevel: 'user_manager', summary: 'Change settings of the tenant; what is left out keeps its value.' },
  { id: 'getSubscriptionLimits', tag: 'subscription', minLevel: 'user_basic', summary: 'What the plan includes and how much of it is used.' },
  { id: 'getSubscription', tag: 'subscription', minLevel: 'user_basic', summary: 'The plan of a tenant and where it stands.' },
  { id: 'deleteSubscription', tag: 'subscription', minLevel: 'user_owner', summary: 'Cancel at the end of what is paid; reading and export stay.' },
  { id: 'createCheckout', tag: 'subscription', minLevel: 'user_owner', summary: 'Start paying for a plan at the payment provider.' },
];
