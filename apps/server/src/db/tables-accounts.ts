import type { JSONColumnType } from 'kysely';

export type AccountTables = {
  user_preferences: {
    user_id: string;
    preferences: JSONColumnType<Record<string, unknown>>;
    updated_at: Date;
  };
};
