import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope } from '../../db/database.ts';
import { knownTimeZone } from '../../http/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OnChannelChanged } from '../channels/channel-changed.port.ts';
import { readDefaults } from './tenant-settings.read-model.ts';
import { findSettings, lockSettings, replaceSettings } from './tenant-settings.store.ts';
import type { ChosenSettings, TenantSettings } from './tenant-settings.store.ts';

export type SettingsNow = {
  readonly settings: TenantSettings;
  /** The defaults of all settings. */
  readonly defaults: TenantSettings;
  /** Null while every value is the default. */
  readonly updatedAt: Date | null;
};

export type TenantSettingsService = {
  /** The chosen settings over the defaults; time zone and currency default to the client's. */
  readonly read: (scope: TenantScope) => Promise<SettingsNow>;
  readonly change: (
    scope: TenantScope,
    change: { readonly [Key in keyof TenantSettings]?: TenantSettings[Key] | undefined },
    actor: Actor,
  ) => Promise<SettingsNow>;
};

export function createTenantSettingsService({
  database,
  clock,
  onChanged,
}: {
  database: Database;
  clock: Clock;
  onChanged: OnChannelChanged;
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
        const after: ChosenSettings = { ...before, ...definedFields(change), ...zone };
        await replaceSettings(tx, scope.tenantId, { chosen: after, updatedAt: now });
        const defaults = await readDefaults(tx, scope);
        if (!isDeepStrictEqual({ ...defaults, ...before }, { ...defaults, ...after })) {
          await onChanged(tx, { scope, at: now });
        }
        await recordAudit(tx, {
          actor,
          tenantId: scope.tenantId,
          action: 'settings.updated',
          target: { type: 'tenant_settings', id: scope.tenantId },
          before,
          after,
          details: { changed: Object.keys({ ...definedFields(change), ...zone }).join(', ') },
          at: now,
        });
        return { settings: { ...defaults, ...after }, defaults, updatedAt: now };
      }),
  };
}

function definedFields(change: object): ChosenSettings {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
