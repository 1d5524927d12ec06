import type { components } from '@platebook/api-client';
import type { Request } from 'express';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import { created, ok, sessionIdOf } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccountAuth, IssuedSession, Origin } from '../auth/users/accounts.port.ts';
import { DETAILS, presentUser } from './accounts.presenter.ts';
import { refuseSignIn, toAppError } from './refusals.ts';

type SignInHandlers = Pick<Handlers, 'login' | 'logout' | 'register' | 'getAuthConfig'>;

export type SignInDeps = {
  readonly auth: Pick<AccountAuth, 'signIn' | 'signUp' | 'signOut'>;
  readonly clock: Clock;
  readonly presentSession: (session: IssuedSession) => components['schemas']['GoTrueSession'];
  /** Spec 1: the flag inviteCodeRequired. */
  readonly isInviteCodeRequired: () => Promise<boolean>;
  readonly authUrl: string;
  readonly devInbox: boolean;
};

/** NIST SP 800-63B; the auth service rejects a shorter one. */
const PASSWORD_MIN_LENGTH = 8;

/** Registration, sign-in and sign-out. */
export function signInRoutes(deps: SignInDeps): SignInHandlers {
  const { auth, presentSession } = deps;
  return {
    login: {
      needs: 'nobody',
      handle: async ({ body, request, response, requestId }) => {
        const from = originOf(request, requestId);
        const result = await auth.signIn(contactOf(body), body.password, from);
        if (result.kind !== 'signed_in') {
          throw refuseSignIn(result);
        }
        response.append('set-cookie', result.deviceCookie);
        return ok(presentSession(result.session), 'Signed in');
      },
    },
    logout: {
      needs: 'user',
      handle: async ({ principal, query, request, requestId }) => {
        await auth.signOut(
          { userId: principal.userId, sessionId: sessionIdOf(principal) },
          query.scope ?? 'local',
          originOf(request, requestId),
        );
        return ok(null, 'Signed out');
      },
    },
    register: registerHandler(deps),
    getAuthConfig: {
      needs: 'nobody',
      handle: async () =>
        ok({
          authUrl: deps.authUrl,
          devInbox: deps.devInbox,
          inviteCodeRequired: await deps.isInviteCodeRequired(),
          emailEnabled: true,
          phoneEnabled: true,
          passwordMinLength: PASSWORD_MIN_LENGTH,
        }),
    },
  };
}

function registerHandler({
  auth,
  clock,
  presentSession,
  isInviteCodeRequired,
}: SignInDeps): SignInHandlers['register'] {
  return {
    needs: 'nobody',
    handle: async ({ body, request, requestId }) => {
      const contact = contactOf(body);
      const inviteCode = body.invite_code?.trim() ?? '';
      const invitationToken = body.invitation_token ?? null;
      if (inviteCode === '' && invitationToken === null && (await isInviteCodeRequired())) {
        throw new AppError('invite_code_required', {
          errors: [fieldError('/invite_code', 'required')],
        });
      }
      const fullName = body.full_name?.trim() ?? '';
      const { user, session } = await auth
        .signUp(
          {
            contact,
            password: body.password,
            metadata: {
              ...(fullName === '' ? {} : { [DETAILS.fullName]: fullName }),
              registration_source: 'email' in contact ? 'email' : 'phone',
              registered_at: clock.now().toISOString(),
            },
            language: body.language ?? null,
            inviteCode: inviteCode === '' ? null : inviteCode,
            invitationToken,
          },
          originOf(request, requestId),
        )
        .catch((cause: unknown) => {
          throw toAppError(cause, {
            signup_disabled:
              invitationToken === null ? 'invite_code_invalid' : 'invitation_invalid',
          });
        });
      return created(
        {
          user: presentUser(user, []),
          confirmationRequired: session === null,
          session: session === null ? null : presentSession(session),
        },
        'Account created',
      );
    },
  };
}

/** The origin of a request. */
export function originOf(request: Request, requestId: string): Origin {
  return {
    address: request.ip ?? '',
    userAgent: (request.get('user-agent') ?? '').slice(0, USER_AGENT_MAX),
    cookies: request.get('cookie') ?? '',
    requestId,
  };
}

const USER_AGENT_MAX = 500;

type ContactFields = { readonly email?: string | undefined; readonly phone?: string | undefined };

/** `reliability.md` 1.2: without the plus sign. */
const E164 = /^[1-9]\d{1,14}$/;

/** Spec 5: "e-mail and password, or phone and password". */
function contactOf({ email, phone }: ContactFields): { email: string } | { phone: string } {
  if (email !== undefined && phone === undefined) {
    return { email: email.trim().toLowerCase() };
  }
  if (phone !== undefined && email === undefined) {
    const digits = phone.replaceAll(/\D/g, '');
    if (!E164.test(digits)) {
      throw new AppError('validation_failed', {
        errors: [fieldError('/phone', 'not_a_phone')],
      });
    }
    return { phone: digits };
  }
  throw new AppError('validation_failed', {
    errors: [fieldError('/email', 'email_or_phone')],
  });
}
