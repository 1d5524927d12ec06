import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { ClientCategory } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import type { Principal } from '../../http/operations.ts';
import { knownTimeZone } from '../../http/time-zone.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OpenFirstClient } from './first-client.port.ts';
import { mergePreferences, withDefaults } from '../../messages/notifications/preferences.ts';
import type { PreferenceChanges, Preferences } from '../../messages/notifications/preferences.ts';
import { changePreferences, findPreferences } from './preferences.store.ts';
import { belongsToATenant, lockDetails, mergeDetails } from './profile.store.ts';
import type { Details } from './profile.store.ts';

export type Completion = {
  readonly details: Details;
  readonly tenantName: string;
  readonly category: ClientCategory;
  readonly country: 'US' | 'CA';
  readonly timeZone: string;
};

export type ProfileService = {
  /** Merges into the user's details; an absent detail keeps its value. */
  readonly change: (principal: Principal, details: Details) => Promise<void>;
  /** Profile, first tenant and its client, all or nothing; throws `profile_complete` if there is a tenant already. */
  readonly complete: (principal: Principal, completion: Completion) => Promise<void>;
  readonly preferences: (userId: string) => Promise<Preferences>;
  /** Throws `setting_invalid` for a time zone that does not exist. */
  readonly setPreferences: (
    principal: Principal,
    changes: PreferenceChanges,
  ) => Promise<Preferences>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly openFirstClient: OpenFirstClient;
};

export function createProfileService(deps: Deps): ProfileService {
  const { database, clock } = deps;
  return {
    change: (principal, details) =>
      database.asOwner(async (tx) => {
        const at = clock.now();
        const before = await lockDetails(tx, principal.userId);
        await mergeDetails(tx, { userId: principal.userId, details, at });
        const after = { ...before, ...details };
        await recordAudit(tx, { ...entry(principal, 'account.updated', at), before, after });
      }),
    complete: (principal, completion) => complete(deps, principal, completion),
    preferences: async (userId) =>
      withDefaults(await database.asUser(userId, (tx) => findPreferences(tx, userId))),
    setPreferences: async (principal, changes) => {
      const known = withKnownTimeZone(changes);
      const { userId } = principal;
      return database.asUser(userId, async (tx) => {
        const at = clock.now();
        const { before, after } = await changePreferences(tx, { userId, at }, (set) =>
          mergePreferences(set, known),
        );
        await recordAudit(tx, { ...entry(principal, 'preferences.updated', at), before, after });
        return withDefaults(after);
      });
    },
  };
}

const CURRENCIES = { US: 'USD', CA: 'CAD' } as const;

async function complete(
  { database, clock, openFirstClient }: Deps,
  principal: Principal,
  { details, tenantName, category, country, timeZone }: Completion,
): Promise<void> {
  const { userId, requestId } = principal;
  const zone = knownTimeZone(timeZone, '/time_zone', 'setting_invalid');
  await database.asOwner(async (tx) => {
    const at = clock.now();
    const before = await lockDetails(tx, userId);
    if (await belongsToATenant(tx, userId)) {
      throw new AppError('profile_complete');
    }
    await mergeDetails(tx, { userId, details, at });
    await recordAudit(tx, {
      ...entry(principal, 'account.completed', at),
      before,
      after: { ...before, ...details },
    });
    await openFirstClient(
      tx,
      { userId, requestId },
      {
        name: tenantName.trim(),
        category,
        country,
        currency: CURRENCIES[country],
        timeZone: zone,
        at,
      },
    );
  });
}

function withKnownTimeZone(changes: PreferenceChanges): PreferenceChanges {
  const { time_zone: zone } = changes;
  return typeof zone === 'string'
    ? { ...changes, time_zone: knownTimeZone(zone, '/time_zone', 'setting_invalid') }
    : changes;
}

function entry(principal: Principal, action: string, at: Date) {
  return {
    actor: actorOf(principal),
    tenantId: null,
    action,
    target: { type: 'account', id: principal.userId },
    at,
  };
}
