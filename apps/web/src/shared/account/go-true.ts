import {
  ApiError,
  isApiError,
  MESSAGES,
  type components,
  type SendRequest,
} from '@platebook/api-client';

type Session = components['schemas']['GoTrueSession'];
type User = components['schemas']['GoTrueUser'];
type EnrolledFactor = components['schemas']['GoTrueEnrolledFactor'];
type RecoveryCodesCount = components['schemas']['GoTrueRecoveryCodesCount'];

/** What the second step of a sign-in is taken by: a code of an authenticator app, or a recovery code. */
export type SecondStep =
  | { readonly factorId: string; readonly code: string }
  | { readonly recoveryCode: string };

export type VerifyRequest = { readonly token: string } & (
  | { readonly type: 'signup' | 'recovery' | 'email'; readonly email: string }
  | { readonly type: 'sms'; readonly phone: string }
);

export type ResendRequest =
  | { readonly type: 'signup' | 'email_change'; readonly email: string }
  | { readonly type: 'sms'; readonly phone: string };

/** The calls of the auth service that a page makes by itself. Each rejects with an `ApiError`. */
export type GoTrue = {
  /** Mails a link to a new password; answers alike whether or not there is such an account. */
  readonly recover: (email: string, redirectTo: string) => Promise<void>;
  /** Sends a code to sign in with to a phone that has an account; answers alike when it has none. */
  readonly sendCode: (phone: string) => Promise<void>;
  readonly resend: (request: ResendRequest) => Promise<void>;
  /** Trades a code for a session. */
  readonly verify: (request: VerifyRequest) => Promise<Session>;
  /** Whose access token this is; refused when the session is over. */
  readonly user: (accessToken: string) => Promise<User>;
  /** Gives the account a new password; every other session of it ends. */
  readonly setPassword: (accessToken: string, password: string) => Promise<User>;
  /** Asks both addresses to agree; the user has a `new_email` until they have. */
  readonly changeEmail: (accessToken: string, email: string, redirectTo: string) => Promise<User>;
  /** Trades the code of a link for a session, with the verifier that only this browser has. */
  readonly exchangeCode: (code: string, verifier: string) => Promise<Session>;
  /** Begins an authenticator app; it counts once `takeSecondStep` was given a code of it. */
  readonly enroll: (accessToken: string, name: string) => Promise<EnrolledFactor>;
  /** The session at the second level. */
  readonly takeSecondStep: (accessToken: string, step: SecondStep) => Promise<Session>;
  readonly unenroll: (accessToken: string, factorId: string) => Promise<void>;
  /** Null where there are none. */
  readonly recoveryCodes: (accessToken: string) => Promise<RecoveryCodesCount | null>;
  /** Ten new codes; older ones stop working. */
  readonly renewRecoveryCodes: (accessToken: string) => Promise<readonly string[]>;
};

/** Above the code in the reader's authenticator app. */
const ISSUER = 'Platebook';

const VERSION = { 'x-supabase-api-version': '2024-01-01' };

/** Hears of each call that was refused or got no answer. */
type OnFailure = (error: ApiError, request: Request) => void;

/** Talks to the GoTrue service at `authUrl` (without a trailing slash), whose answers have no envelope. */
export function createGoTrue(authUrl: string, send: SendRequest, onFailure: OnFailure): GoTrue {
  const call = createCall(authUrl, send, onFailure);
  return {
    recover: async (email, redirectTo) => {
      const query = new URLSearchParams({ redirect_to: redirectTo });
      await call({ method: 'POST', path: `/recover?${query}`, body: { email } });
    },
    sendCode: async (phone) => {
      await call({ method: 'POST', path: '/otp', body: { phone, create_user: false } });
    },
    resend: async (request) => {
      await call({ method: 'POST', path: '/resend', body: request });
    },
    verify: (request) => call<Session>({ method: 'POST', path: '/verify', body: request }),
    user: (accessToken) => call<User>({ method: 'GET', path: '/user', accessToken }),
    setPassword: (accessToken, password) =>
      call<User>({ method: 'PUT', path: '/user', accessToken, body: { password } }),
    changeEmail: (accessToken, email, redirectTo) => {
      const query = new URLSearchParams({ redirect_to: redirectTo });
      return call<User>({ method: 'PUT', path: `/user?${query}`, accessToken, body: { email } });
    },
    exchangeCode: (code, verifier) =>
      call<Session>({
        method: 'POST',
        path: '/token?grant_type=pkce',
        body: { auth_code: code, code_verifier: verifier },
      }),
    ...secondFactorCalls(call),
  };
}

const NO_RECOVERY_CODES = 'mfa_factor_not_found';

type SecondFactorCalls = Pick<
  GoTrue,
  'enroll' | 'takeSecondStep' | 'unenroll' | 'recoveryCodes' | 'renewRecoveryCodes'
>;

function secondFactorCalls(call: ReturnType<typeof createCall>): SecondFactorCalls {
  const post = <Answer>(path: string, accessToken: string, body: object) =>
    call<Answer>({ method: 'POST', path: `/factors${path}`, accessToken, body });
  return {
    enroll: (accessToken, name) =>
      post('', accessToken, { factor_type: 'totp', friendly_name: name, issuer: ISSUER }),
    takeSecondStep: async (accessToken, step) => {
      if ('recoveryCode' in step) {
        return post('/recovery-codes/verify', accessToken, { code: step.recoveryCode });
      }
      const { factorId, code } = step;
      const { id } = await post<{ id: string }>(`/${factorId}/challenge`, accessToken, {});
      return post(`/${factorId}/verify`, accessToken, { challenge_id: id, code });
    },
    unenroll: async (accessToken, factorId) => {
      await call({ method: 'DELETE', path: `/factors/${factorId}`, accessToken });
    },
    recoveryCodes: (accessToken) =>
      call<RecoveryCodesCount>({
        method: 'GET',
        path: '/factors/recovery-codes',
        accessToken,
        expected: NO_RECOVERY_CODES,
      }).catch((error: unknown) => {
        if (isApiError(error) && error.code === NO_RECOVERY_CODES) {
          return null;
        }
        throw error;
      }),
    renewRecoveryCodes: async (accessToken) => {
      const path = '/factors/recovery-codes/regenerate';
      const { codes } = await call<{ codes: string[] }>({ method: 'POST', path, accessToken });
      return codes;
    },
  };
}

type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly accessToken?: string;
  /** The code of a refusal that is an answer like any other. */
  readonly expected?: string;
};

function createCall(authUrl: string, send: SendRequest, onFailure: OnFailure) {
  return async <Answer>({ method, path, body, accessToken, expected }: Call): Promise<Answer> => {
    const request = new Request(`${authUrl}${path}`, {
      method,
      headers: {
        ...VERSION,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const fail = (error: ApiError): never => {
      if (error.code !== expected) {
        onFailure(error, request);
      }
      throw error;
    };
    const answer = await send(request).catch((cause: unknown) => fail(noAnswer(method, cause)));
    const data: unknown = await answer.json().catch(() => null);
    return answer.ok ? (data as Answer) : fail(toError(answer, method, data));
  };
}

function noAnswer(method: string, cause: unknown): ApiError {
  return new ApiError({
    message: MESSAGES.network,
    status: null,
    method,
    code: 'network_error',
    cause,
  });
}

function toError(answer: Response, method: string, data: unknown): ApiError {
  const { code, message } = toRecord(data);
  return new ApiError({
    message: typeof message === 'string' ? message : MESSAGES.requestFailed,
    status: answer.status,
    method,
    code: typeof code === 'string' ? code : (answer.headers.get('x-sb-error-code') ?? 'unknown'),
    requestId: answer.headers.get('x-request-id'),
    retryAfterSeconds: toSeconds(answer.headers.get('retry-after'), message),
  });
}

/** The service names the wait in a header, or as GoTrue does in its sentence: "after 37 seconds". */
function toSeconds(header: string | null, message: unknown): number | null {
  const named = typeof message === 'string' ? /after (\d+) seconds?/.exec(message)?.[1] : undefined;
  const text = header ?? named ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

function toRecord(value: unknown): { readonly code?: unknown; readonly message?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}
