import { tokenReaches } from '../../http/access.ts';
import { AppError } from '../../http/errors.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers, Principal } from '../../http/operations.ts';
import type { AccountAuth } from '../auth/users/accounts.port.ts';
import { DETAILS, presentMe, presentMembership, presentUser } from './accounts.presenter.ts';
import type { ProfileService } from './profile.service.ts';

type MeHandlers = Pick<
  Handlers,
  | 'getMe'
  | 'updateMe'
  | 'getMeWithTenant'
  | 'listMyTenants'
  | 'getMyPreferences'
  | 'updateMyPreferences'
  | 'createUserTenant'
>;

type Deps = {
  readonly auth: Pick<AccountAuth, 'user' | 'memberships'>;
  readonly profile: ProfileService;
};

/** Spec 3. */
const DEFAULT_CATEGORY = 'qbo';

/** The signed-in user: their profile, memberships and preferences. */
export function meRoutes({ auth, profile }: Deps): MeHandlers {
  const { reachable, me } = createReader(auth);
  return {
    getMe: {
      needs: 'user',
      handle: async ({ principal }) => {
        const { user, memberships } = await me(principal);
        return ok(presentUser(user, memberships));
      },
    },
    updateMe: {
      needs: 'user',
      handle: async ({ principal, body }) => {
        await profile.change(
          principal,
          details({ fullName: body.full_name, company: body.company }),
        );
        const { user, memberships } = await me(principal);
        return ok(presentUser(user, memberships), 'Profile saved');
      },
    },
    getMeWithTenant: {
      needs: 'user',
      handle: async ({ principal }) => {
        const { user, memberships } = await me(principal);
        return ok(presentMe(user, memberships));
      },
    },
    listMyTenants: {
      needs: 'user',
      handle: async ({ principal }) =>
        ok({ items: (await reachable(principal)).map(presentMembership) }),
    },
    createUserTenant: {
      needs: 'user',
      handle: async ({ principal, body }) => {
        await profile.complete(principal, {
          details: details({
            fullName: body.full_name,
            company: body.company,
            businessType: body.business_type,
          }),
          tenantName: body.tenant_name,
          category: body.client_category ?? DEFAULT_CATEGORY,
          country: body.country,
          timeZone: body.time_zone,
        });
        const { user, memberships } = await me(principal);
        return created(presentMe(user, memberships), 'Registration complete');
      },
    },
    ...preferencesRoutes(profile),
  };
}

/** Loads the user of a request, with the tenants that their credential reaches. */
function createReader(auth: Deps['auth']) {
  const reachable = async (principal: Principal) =>
    (await auth.memberships(principal.userId)).filter(({ tenantId }) =>
      tokenReaches(principal, tenantId),
    );
  const me = async (principal: Principal) => {
    const [user, memberships] = await Promise.all([
      auth.user(principal.userId),
      reachable(principal),
    ]);
    if (user === null) {
      // The user was deleted between two statements of this request.
      throw new AppError('session_expired');
    }
    return { user, memberships };
  };
  return { reachable, me };
}

function preferencesRoutes(
  profile: ProfileService,
): Pick<Handlers, 'getMyPreferences' | 'updateMyPreferences'> {
  return {
    getMyPreferences: {
      needs: 'user',
      handle: async ({ principal }) =>
        ok(presentPreferences(await profile.preferences(principal.userId))),
    },
    updateMyPreferences: {
      needs: 'user',
      handle: async ({ principal, body }) =>
        ok(presentPreferences(await profile.setPreferences(principal, body)), 'Preferences saved'),
    },
  };
}

function presentPreferences(preferences: Awaited<ReturnType<ProfileService['preferences']>>) {
  return {
    ...preferences,
    favourite_client_ids: [...preferences.favourite_client_ids],
    saved_views: preferences.saved_views.map((view) => ({ ...view })),
    pinned_pages: preferences.pinned_pages === null ? null : [...preferences.pinned_pages],
  };
}

function details(values: {
  readonly [Name in keyof typeof DETAILS]?: string | undefined;
}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[DETAILS[name as keyof typeof DETAILS], value.trim()]],
    ),
  );
}
