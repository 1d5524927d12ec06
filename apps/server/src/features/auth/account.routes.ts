import { AppError } from '../../http/errors.ts';
import { ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { presentGoTrueSession } from './auth.presenter.ts';
import type { AuthService, SignInRefusal } from './auth.service.ts';

type AccountHandlers = Pick<Handlers, 'login'>;

/** The calls under `/api/v2/auth`. */
export function accountRoutes(auth: AuthService): AccountHandlers {
  return {
    login: {
      needs: 'nobody',
      handle: async ({ body, request, requestId }) => {
        const login =
          body.email === undefined ? { phone: body.phone ?? '' } : { email: body.email };
        const result = await auth.signIn(login, body.password, {
          address: request.ip ?? '',
          userAgent: request.get('user-agent') ?? '',
          requestId,
        });
        if (result.kind !== 'signed_in') {
          throw toAppError(result);
        }
        return ok(presentGoTrueSession(result.session), 'Signed in');
      },
    },
  };
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
