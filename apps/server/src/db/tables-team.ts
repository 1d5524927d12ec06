import type { ColumnType, Generated } from 'kysely';

export type TeamTables = {
  team_invitations: TeamInvitationsTable;
  access_requests: AccessRequestsTable;
  client_scope_grants: ClientScopeGrantsTable;
  api_tokens: ApiTokensTable;
};

export type ClientScope = 'listed' | 'all';
/** Levels a person can be given when they join. */
export type JoiningLevel = 'user_owner' | 'user_manager' | 'user_basic';

type TeamInvitationsTable = {
  tenant_id: string;
  id: string;
  email: string;
  level: JoiningLevel;
  client_scope: ClientScope;
  message: string;
  token_sha256: string;
  invited_by: string;
  created_at: Date;
  last_sent_at: Date;
  expires_at: Date;
  accepted_at: ColumnType<Date | null, undefined, Date>;
  accepted_by: ColumnType<string | null, undefined, string>;
  revoked_at: ColumnType<Date | null, undefined, Date>;
};

export type AccessRequestState = 'pending' | 'approved' | 'declined';

type AccessRequestsTable = {
  tenant_id: string;
  id: string;
  user_id: string;
  message: string;
  state: AccessRequestState;
  created_at: Date;
  decided_at: ColumnType<Date | null, undefined, Date>;
  decided_by: ColumnType<string | null, undefined, string>;
};

type ClientScopeGrantsTable = {
  owner_id: string;
  member_id: string;
  level: JoiningLevel;
  created_at: Date;
};

type ApiTokensTable = {
  id: string;
  user_id: string;
  name: string;
  prefix: string;
  secret_sha256: string;
  access: 'read' | 'write';
  tenant_ids: string[] | null;
  second_step: Generated<boolean>;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: ColumnType<Date | null, undefined, Date>;
};
