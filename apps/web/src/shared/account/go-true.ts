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

/** The credential of a second step: an authenticator code or a recovery code. */
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

/** The auth service's client-side calls. Each rejects with an `ApiError`. */
export type GoTrue = {
  /** Mails a password reset link; the response is the same whether or not the account exists. */
  readonly recover: (email: string, redirectTo: string) => Promise<void>;
  /** Sends a sign-in code to a phone; the response is the same whether or not an account exists. */
  readonly sendCode: (phone: string) => Promise<void>;
  readonly resend: (request: ResendRequest) => Promise<void>;
  /** Exchanges a code for a session. */
  readonly verify: (request: VerifyRequest) => Promise<Session>;
  /** The user of an access token; refused when the session is over. */
  readonly user: (accessToken: string) => Promise<User>;
  /** Changes the password; ends every other session of the account. */
  readonly setPassword: (accessToken: string, password: string) => Promise<User>;
  /** Sends confirmations to both addresses; the user has a `new_email` until both agree. */
  readonly changeEmail: (accessToken: string, email: string, redirectTo: string) => Promise<User>;
  /** Exchanges a link's code for a session, with the verifier that only this browser has. */
  readonly exchangeCode: (code: string, verifier: string) => Promise<Session>;
  /** Enrolls an authenticator app; active once `takeSecondStep` was called with its code. */
  readonly enroll: (accessToken: string, name: string) => Promise<EnrolledFactor>;
  /** Returns the session at the second level. */
  readonly takeSecondStep: (accessToken: string, step: SecondStep) => Promise<Session>;
  readonly unenroll: (accessToken: string, factorId: string) => Promise<void>;
  /** Null if there are none. */
  readonly recoveryCodes: (accessToken: string) => Promise<RecoveryCodesCount | null>;
  /** Ten new codes; older ones stop working. */
  readonly renewRecoveryCodes: (accessToken: string) => Promise<readonly string[]>;
};

/** Shown in the authenticator app. */
const ISSUER = 'Platebook';

const VERSION = { 'x-supabase-api-version': '2024-01-01' };

/** Called for each refused or unanswered call. */
type OnFailure = (error: ApiError, request: Request) => void;

/** A client of the GoTrue service at `authUrl` (without a trailing slash), whose responses have no envelope. */
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
  /** The error code of an expected refusal. */
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

/** The service sends the wait in a header, or, like GoTrue, in its message: "after 37 seconds". */
function toSeconds(header: string | null, message: unknown): number | null {
  const named = typeof message === 'string' ? /after (\d+) seconds?/.exec(message)?.[1] : undefined;
  const text = header ?? named ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

function toRecord(value: unknown): { readonly code?: unknown; readonly message?: unknown } {
  return typeof value === 'object' && value !== null ? value : {};
}
