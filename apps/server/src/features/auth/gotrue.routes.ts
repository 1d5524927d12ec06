import { GoTrueError } from '../../http/gotrue-errors.ts';
import type { GoTrueErrorKey } from '../../http/gotrue-errors.ts';
import { sessionIdOf } from '../../http/operations.ts';
import type { Call, Handlers } from '../../http/operations.ts';
import { presentGoTrueSession, presentGoTrueUser } from './auth.presenter.ts';
import type { AuthService, IssuedSession, SignInRefusal } from './auth.service.ts';

type GoTrueHandlers = Pick<Handlers, 'createToken' | 'endSession' | 'getAuthUser'>;

/** The calls under `/auth/v1`, in GoTrue's words. */
export function goTrueRoutes(auth: AuthService): GoTrueHandlers {
  return {
    createToken: {
      needs: 'nobody',
      handle: async (call) => {
        const session = await exchange(auth, call);
        return { kind: 'wire', status: 200, body: presentGoTrueSession(session) };
      },
    },
    endSession: {
      needs: 'user',
      handle: async ({ principal, query }) => {
        await auth.signOut(
          { userId: principal.userId, sessionId: sessionIdOf(principal) },
          query.scope ?? 'global',
        );
        return { kind: 'empty', status: 204 };
      },
    },
    getAuthUser: {
      needs: 'user',
      handle: async ({ principal }) => {
        const user = await auth.user(principal.userId);
        if (user === null) {
          throw new GoTrueError('user_not_found');
        }
        return { kind: 'wire', status: 200, body: presentGoTrueUser(user) };
      },
    },
  };
}

async function exchange(
  auth: AuthService,
  { query, body, request }: Call<'createToken'>,
): Promise<IssuedSession> {
  if (query.grant_type === 'refresh_token') {
    if (body.refresh_token === undefined) {
      throw new GoTrueError('refresh_token_malformed');
    }
    return auth.refresh(body.refresh_token);
  }
  if (query.grant_type !== 'password') {
    throw new GoTrueError('unsupported_grant_type');
  }
  const login = passwordLogin(body);
  if (login === null || body.password === undefined) {
    throw new GoTrueError('validation_failed');
  }
  const result = await auth.signIn(login, body.password, request.ip ?? '');
  if (result.kind !== 'signed_in') {
    throw new GoTrueError(GOTRUE_REFUSALS[result.kind]);
  }
  return result.session;
}

function passwordLogin({ email, phone }: { email?: string; phone?: string }) {
  if (email !== undefined && email !== '') {
    return phone === undefined || phone === '' ? { email } : null;
  }
  return phone !== undefined && phone !== '' ? { phone } : null;
}

const GOTRUE_REFUSALS = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_confirmed',
  user_banned: 'user_banned',
  rate_limited: 'over_request_rate_limit',
} as const satisfies Record<SignInRefusal['kind'], GoTrueErrorKey>;
