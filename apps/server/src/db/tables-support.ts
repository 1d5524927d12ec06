import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn, JsonColumnOrNull } from './stored-json.ts';

export type SupportTopic =
  | 'connections'
  | 'stores'
  | 'accounts'
  | 'payouts'
  | 'posting'
  | 'billing'
  | 'team'
  | 'other';
/** `submitted` waits for support, `awaiting_you` for the client. */
export type SupportStatus = 'submitted' | 'awaiting_you' | 'solved';

export type SupportPriority = 'low' | 'normal' | 'high' | 'urgent';

/** See the migrations `support`, `support_desk` and `ledger_verifications`. */
export type SupportTables = {
  support_tickets: {
    tenant_id: string;
    id: string;
    number: ColumnType<number, never, never>;
    opened_by: string | null;
    opened_by_name: string;
    subject: string;
    topic: SupportTopic;
    status: Generated<SupportStatus>;
    priority: Generated<SupportPriority>;
    assignee_id: ColumnType<string | null, string | null | undefined>;
    diagnostics: JsonColumnOrNull;
    diagnostics_consented_at: ColumnType<Date | null, Date | null | undefined>;
    created_at: Date;
    last_message_at: Date;
    last_staff_message_at: ColumnType<Date | null, Date | null | undefined>;
    solved_at: ColumnType<Date | null, Date | null | undefined>;
  };
  support_messages: {
    tenant_id: string;
    id: string;
    ticket_id: string;
    author_id: string | null;
    author_name: string;
    is_staff: boolean;
    is_internal: Generated<boolean>;
    body: string;
    created_at: Date;
  };
  support_attachments: {
    tenant_id: string;
    id: string;
    message_id: string;
    file_name: string;
    media_type: string;
    size_bytes: number;
    sha256: string;
    content: Buffer;
    created_at: Date;
  };
  support_view_grants: {
    tenant_id: string;
    id: string;
    ticket_id: string | null;
    granted_by: string | null;
    granted_by_name: string;
    granted_at: Date;
    expires_at: Date;
    ended_at: ColumnType<Date | null, Date | null | undefined>;
    ended_by: ColumnType<'client' | 'staff' | null, 'client' | 'staff' | null | undefined>;
  };
  ledger_verifications: {
    tenant_id: string;
    id: string;
    requested_by: string | null;
    from_on: string;
    to_on: string;
    payouts: number;
    entries: number;
    checks: JsonColumn;
    holds: boolean;
    created_at: Date;
  };
  support_reads: { tenant_id: string; ticket_id: string; user_id: string; read_at: Date };
};
