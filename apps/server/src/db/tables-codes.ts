import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from './stored-json.ts';

/** Codes that people type, and what they need; see `0009_codes.sql`. */
export type CodeTables = {
  server_secrets: { name: string; sealed: string; created_at: ColumnType<Date, never, never> };
  settings: {
    name: string;
    value: JsonColumn;
    changed_by: string | null;
    changed_at: Date;
  };
  /** See `0064_settings_at_start.sql`. */
  settings_at_start: { name: string; value: string | null; seen_at: Date };
  invitation_codes: InvitationCodesTable;
  invitation_redemptions: {
    code_id: string;
    user_id: string;
    email: string | null;
    redeemed_at: Date;
  };
  verification_codes: VerificationCodesTable;
};

type InvitationCodesTable = {
  id: string;
  code_hmac: Buffer;
  hint: string;
  campaign: string | null;
  max_uses: number;
  uses_left: number;
  expires_at: Date | null;
  plan_code: string | null;
  trial_days: number | null;
  created_by: string | null;
  created_at: Date;
  disabled_at: Date | null;
};

export type VerificationPurpose = 'email' | 'phone' | 'intuit';

type VerificationCodesTable = {
  id: string;
  purpose: VerificationPurpose;
  target: string;
  code_sha256: Buffer;
  attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  voided_at: Date | null;
};
