import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { knownTimeZone } from '../../http/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import { readClientDefaults } from '../clients/clients.read-model.ts';
import { findSettings, lockSettings, replaceSettings } from './tenant-settings.store.ts';
import type { ChosenSettings, TenantSettings } from './tenant-settings.store.ts';

export type SettingsNow = {
  readonly settings: TenantSettings;
  /** What each setting is where nothing was chosen. */
  readonly defaults: TenantSettings;
  /** Null while every value is the default. */
  readonly updatedAt: Date | null;
};

export type TenantSettingsService = {
  /** What was chosen over the defaults; time zone and currency default to those of the client. */
  readonly read: (scope: TenantScope) => Promise<SettingsNow>;
  readonly change: (
    scope: TenantScope,
    change: { readonly [Key in keyof TenantSettings]?: TenantSettings[Key] | undefined },
    actor: Actor,
  ) => Promise<SettingsNow>;
};

/** The longest that a platform's late rows were seen to take. */
export const DEFAULT_WATCH_WINDOW_DAYS = 28;

const DEFAULTS = {
  fiscal_year_starts_month: 1,
  basis: 'accrual',
  split: 'month',
  by: 'payout',
  bank_leg: 'none',
  posting_mode: 'review',
  watch_window_days: DEFAULT_WATCH_WINDOW_DAYS,
  retention_months: null,
} as const satisfies Omit<TenantSettings, 'time_zone' | 'currency'>;

export function createTenantSettingsService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): TenantSettingsService {
  return {
    read: (scope) =>
      database.inTenant(scope, async (tx) => {
        const stored = await findSettings(tx, scope.tenantId);
        const defaults = await readDefaults(tx, scope);
        return {
          settings: { ...defaults, ...stored?.chosen },
          defaults,
          updatedAt: stored?.updatedAt ?? null,
        };
      }),
    change: (scope, { time_zone, ...change }, actor) =>
      database.inTenant(scope, async (tx) => {
        const now = clock.now();
        const before = await lockSettings(tx, scope.tenantId, now);
        const zone =
          time_zone === undefined ? {} : { time_zone: knownTimeZone(time_zone, '/time_zone') };
        const after: ChosenSettings = { ...before, ...given(change), ...zone };
        await replaceSettings(tx, scope.tenantId, { chosen: after, updatedAt: now });
        const defaults = await readDefaults(tx, scope);
        await recordAudit(tx, {
          actor,
          tenantId: scope.tenantId,
          action: 'settings.updated',
          target: { type: 'tenant_settings', id: scope.tenantId },
          before,
          after,
          details: { changed: Object.keys({ ...given(change), ...zone }).join(', ') },
          at: now,
        });
        return { settings: { ...defaults, ...after }, defaults, updatedAt: now };
      }),
  };
}

/** What was chosen over the defaults, in the caller's transaction. */
export async function settingsOf(tx: Transaction, scope: TenantScope): Promise<TenantSettings> {
  const stored = await findSettings(tx, scope.tenantId);
  return { ...(await readDefaults(tx, scope)), ...stored?.chosen };
}

async function readDefaults(tx: Transaction, { tenantId }: TenantScope): Promise<TenantSettings> {
  const { timeZone, currency } = await readClientDefaults(tx, tenantId);
  return { time_zone: timeZone, currency, ...DEFAULTS };
}

function given(change: object): ChosenSettings {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
