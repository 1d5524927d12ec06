import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { GoTrueErrorKey } from '../../../http/gotrue-errors.ts';
import { sessionIdOf } from '../../../http/operations.ts';
import type { Call, Handlers } from '../../../http/operations.ts';
import { presentGoTrueSession, presentGoTrueUser } from '../auth.presenter.ts';
import { readContact } from '../users/contact.ts';
import { invalid, invitationOf, originOf, returnOf } from './gotrue-inputs.ts';
import type { GoTrueParts } from './gotrue-parts.ts';
import type { SignInRefusal } from '../sign-in/sign-in.ts';
import { exchangeAuthCode } from '../sign-in/verify.ts';

type SessionHandlers = Pick<Handlers, 'createToken' | 'registerAuthUser' | 'endSession'>;

/** Starting, refreshing and ending sessions. */
export function goTrueSessionRoutes(parts: GoTrueParts): SessionHandlers {
  const { service } = parts;
  return {
    createToken: {
      needs: 'nobody',
      handle: async (call) => {
        const grant = GRANTS.get(call.query.grant_type);
        if (grant === undefined) {
          throw new GoTrueError('unsupported_grant_type');
        }
        return { kind: 'wire', status: 200, body: await grant(parts, call) };
      },
    },
    registerAuthUser: {
      needs: 'nobody',
      handle: async (call) => ({ kind: 'wire', status: 200, body: await register(parts, call) }),
    },
    endSession: {
      needs: 'user',
      handle: async ({ principal, query, ...call }) => {
        const caller = { userId: principal.userId, sessionId: sessionIdOf(principal) };
        await service.signOut(caller, query.scope ?? 'global', originOf(call));
        return { kind: 'empty', status: 204 };
      },
    },
  };
}

type Session = ReturnType<typeof presentGoTrueSession>;
type Grant = (parts: GoTrueParts, call: Call<'createToken'>) => Promise<Session>;

const GRANTS: ReadonlyMap<string, Grant> = new Map<string, Grant>(
  Object.entries({
    password: signIn,
    refresh_token: async ({ service }, { body }) => {
      if (body.refresh_token === undefined) {
        throw new GoTrueError('refresh_token_malformed');
      }
      return presentGoTrueSession(await service.refresh(body.refresh_token));
    },
    pkce: async ({ deps }, call) => {
      const { auth_code: authCode = '', code_verifier: verifier = '' } = call.body;
      if (authCode === '' || verifier === '') {
        throw invalid('invalid request: both auth code and code verifier should be non-empty');
      }
      return presentGoTrueSession(
        await exchangeAuthCode(deps, { authCode, verifier }, originOf(call)),
      );
    },
    id_token: () => Promise.reject(new GoTrueError('provider_disabled')),
    web3: () => Promise.reject(new GoTrueError('web3_provider_disabled')),
  } satisfies Record<string, Grant>),
);

async function signIn({ service }: GoTrueParts, call: Call<'createToken'>): Promise<Session> {
  const contact = readContact(call.body);
  if (contact === null || call.body.password === undefined) {
    throw new GoTrueError('validation_failed');
  }
  const result = await service.signIn(contact, call.body.password, originOf(call));
  if (result.kind !== 'signed_in') {
    throw toGoTrueError(result);
  }
  call.response.append('set-cookie', result.deviceCookie);
  return presentGoTrueSession(result.session, result.weakness);
}

const REFUSALS = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_confirmed',
  phone_not_confirmed: 'phone_not_confirmed',
  user_banned: 'user_banned',
  rate_limited: 'over_request_rate_limit',
} as const satisfies Record<SignInRefusal['kind'], GoTrueErrorKey>;

function toGoTrueError(refusal: SignInRefusal): GoTrueError {
  const headers =
    refusal.kind === 'rate_limited' ? { 'retry-after': String(refusal.waitSeconds) } : {};
  return new GoTrueError(REFUSALS[refusal.kind], { headers });
}

async function register({ deps, service }: GoTrueParts, call: Call<'registerAuthUser'>) {
  const { email = '', phone = '', password = '', data = {} } = call.body;
  if (email === '' && phone === '') {
    throw new GoTrueError('anonymous_provider_disabled');
  }
  if (password === '') {
    throw invalid('Signup requires a valid password');
  }
  const contact = readContact(call.body);
  if (contact === null) {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  const returns = returnOf(deps.settings, call);
  const { user, session, isDecoy } = await service.register(
    { contact, password, metadata: data, language: null, ...invitationOf(data), returns },
    originOf(call),
  );
  return session === null ? presentGoTrueUser(user, { isDecoy }) : presentGoTrueSession(session);
}
