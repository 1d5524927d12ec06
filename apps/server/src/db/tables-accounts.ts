import type { Generated, JSONColumnType } from 'kysely';

export type AccountTables = {
  user_preferences: {
    user_id: string;
    preferences: JSONColumnType<Record<string, unknown>>;
    updated_at: Date;
    digested_until: Generated<Date | null>;
    daily_mail_until: Generated<Date | null>;
  };
};
