import type { components } from '@platebook/api-client';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { findSetting } from '../../billing/invitation-codes/settings.store.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { flagText, settingsOf } from './installation-settings.ts';
import type { InstallationSetting } from './installation-settings.ts';
import { pageSettingChanges } from './setting-changes.store.ts';
import type { SettingChange } from './setting-changes.store.ts';

type Schemas = components['schemas'];
type SettingIds = 'listInstallationSettings' | 'listInstallationSettingChanges';
type Deps = { readonly config: Config; readonly database: Database };

/** The setting that an operator can change at runtime; its name in the database, and in the environment. */
const INVITES = { stored: 'inviteCodeRequired', name: 'INVITE_CODE_REQUIRED' } as const;

/** The effective settings of the installation, and their history. Secrets are never included. */
export function settingsRoutes({ config, database }: Deps): Pick<Handlers, SettingIds> {
  return {
    listInstallationSettings: {
      needs: 'user',
      handle: async () => {
        const stored = await database.readAsOwner((tx) => findSetting(tx, INVITES.stored));
        const isRequired = typeof stored === 'boolean' ? stored : config.inviteCodeRequired;
        const live: Schemas['InstallationSetting'] = {
          name: INVITES.name,
          group: 'sign_in',
          type: 'flag',
          value: flagText(isRequired),
          default: flagText(config.inviteCodeRequired),
          is_default: isRequired === config.inviteCodeRequired,
          source: typeof stored === 'boolean' ? 'operator' : 'environment',
          effect: 'live',
        };
        return ok({ items: [live, ...settingsOf(config).map(presentSetting)] });
      },
    },
    listInstallationSettingChanges: {
      needs: 'user',
      handle: async ({ query: { limit = DEFAULT_LIMIT, cursor } }) => {
        const page = await database.readAsOwner((tx) => pageSettingChanges(tx, { limit, cursor }));
        return ok({ items: page.items.map(presentChange), next_cursor: page.nextCursor });
      },
    },
  };
}

function presentSetting({
  name,
  group,
  type,
  value,
  fallback,
}: InstallationSetting): Schemas['InstallationSetting'] {
  return {
    name,
    group,
    type,
    value,
    default: fallback,
    is_default: value === fallback,
    source: 'environment',
    effect: 'restart',
  };
}

function presentChange(change: SettingChange): Schemas['InstallationSettingChange'] {
  const { before, value } = change.details;
  return {
    name: change.target_id === INVITES.stored ? INVITES.name : change.target_id,
    before: toText(before),
    after: toText(value),
    changed_by:
      change.actor_user_id === null ? null : { user_id: change.actor_user_id, email: change.email },
    changed_at: change.recorded_at.toISOString(),
  };
}

/** Null if the log does not contain it. */
function toText(value: string | number | boolean | null | undefined): string | null {
  if (value === null || value === undefined) {
    return null;
  }
  return typeof value === 'boolean' ? flagText(value) : String(value);
}
