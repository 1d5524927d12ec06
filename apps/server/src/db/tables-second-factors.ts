import type { Generated } from 'kysely';

export type SecondFactorTables = {
  mfa_factors: {
    id: string;
    user_id: string;
    friendly_name: string;
    status: 'unverified' | 'verified';
    sealed_secret: string;
    /** `bigint`, as the driver of the database gives it. */
    last_used_step: Generated<string | number | null>;
    created_at: Date;
    updated_at: Date;
  };
  mfa_challenges: { id: string; factor_id: string; address: string; created_at: Date };
  mfa_recovery_codes: {
    user_id: string;
    code_sha256: string;
    used_at: Generated<Date | null>;
    created_at: Date;
  };
};

/** What the second step of a sign-in was taken by. */
export type SecondFactorMethod = 'totp' | 'recovery_code';
