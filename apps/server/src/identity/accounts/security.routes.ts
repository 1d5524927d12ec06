import { AppError } from '../../http/errors.ts';
import { ok, sessionIdOf } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { AccountAuth } from '../auth/users/accounts.port.ts';
import { presentLiveSession } from './accounts.presenter.ts';
import { toAppError } from './refusals.ts';
import { originOf } from './sign-in.routes.ts';

type Deps = {
  readonly auth: Pick<
    AccountAuth,
    'changePassword' | 'cancelEmailChange' | 'sessions' | 'endSession'
  >;
};

/** The security of the user's own account. */
export function securityRoutes({
  auth,
}: Deps): Pick<
  Handlers,
  'updateMyPassword' | 'cancelMyEmailChange' | 'listMySessions' | 'deleteMySession'
> {
  return {
    updateMyPassword: {
      needs: 'user',
      handle: async ({ principal, body, request, requestId }) => {
        await auth
          .changePassword(
            { userId: principal.userId, sessionId: sessionIdOf(principal) },
            {
              currentPassword: body.current_password,
              newPassword: body.new_password,
              signOutOthers: body.sign_out_others ?? true,
            },
            originOf(request, requestId),
          )
          .catch((cause: unknown) => {
            throw toAppError(cause);
          });
        return ok(null, 'Password changed');
      },
    },
    cancelMyEmailChange: {
      needs: 'user',
      handle: async ({ principal }) => {
        await auth.cancelEmailChange(principal.userId, principal);
        return ok(null, 'Email change canceled');
      },
    },
    listMySessions: {
      needs: 'user',
      handle: async ({ principal }) => {
        const sessions = await auth.sessions(principal.userId);
        const current = sessionIdOf(principal);
        return ok({ items: sessions.map((session) => presentLiveSession(session, current)) });
      },
    },
    deleteMySession: {
      needs: 'user',
      handle: async ({ principal, path }) => {
        if (!(await auth.endSession(principal, path.session))) {
          throw new AppError('user_session_not_found');
        }
        return ok({ id: path.session }, 'Session ended');
      },
    },
  };
}
