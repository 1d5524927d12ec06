import { AppError } from '../../http/errors.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { presentGoTrueSession, presentMembership, presentUser } from './auth.presenter.ts';
import type { AuthService, SignInRefusal } from './auth.service.ts';
import type { User } from './users.store.ts';

type AccountHandlers = Pick<Handlers, 'login' | 'getMe' | 'listMyTenants' | 'getMeWithTenant'>;

/** The calls under `/api/v2/auth`. */
export function accountRoutes(auth: AuthService): AccountHandlers {
  return {
    login: {
      needs: 'nobody',
      handle: async ({ body, request }) => {
        const result = await auth.signIn({ email: body.email }, body.password, request.ip ?? '');
        if (result.kind !== 'signed_in') {
          throw toAppError(result);
        }
        return ok(presentGoTrueSession(result.session), 'Signed in');
      },
    },
    getMe: {
      needs: 'user',
      handle: async ({ principal }) => ok(presentUser(await knownUser(auth, principal.userId))),
    },
    listMyTenants: {
      needs: 'user',
      handle: async ({ principal }) =>
        ok({ items: (await auth.memberships(principal.userId)).map(presentMembership) }),
    },
    getMeWithTenant: {
      needs: 'user',
      handle: async ({ principal }) => {
        const user = await knownUser(auth, principal.userId);
        const memberships = await auth.memberships(principal.userId);
        return ok({
          user: presentUser(user),
          role: memberships[0]?.level ?? 'no_access',
          tenants: memberships.map(presentMembership),
        });
      },
    },
  };
}

/** A session outlives its user by no more than the moment between two statements. */
async function knownUser(auth: AuthService, userId: string): Promise<User> {
  const user = await auth.user(userId);
  if (user === null) {
    throw new AppError('session_expired');
  }
  return user;
}

function toAppError(refusal: SignInRefusal): AppError {
  if (refusal.kind === 'rate_limited') {
    return new AppError('rate_limited', {
      headers: { 'retry-after': String(refusal.waitSeconds) },
    });
  }
  // That an account is banned is not told to whoever tries its password.
  return new AppError(
    refusal.kind === 'email_not_confirmed' ? 'email_not_confirmed' : 'invalid_credentials',
  );
}
