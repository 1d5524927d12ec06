import { ApiError, MESSAGES, type components, type SendRequest } from '@platebook/api-client';

type Session = components['schemas']['GoTrueSession'];
type User = components['schemas']['GoTrueUser'];

export type VerifyRequest = { readonly token: string } & (
  | { readonly type: 'signup' | 'recovery' | 'email'; readonly email: string }
  | { readonly type: 'sms'; readonly phone: string }
);

export type ResendRequest =
  | { readonly type: 'signup'; readonly email: string }
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
};

const VERSION = { 'x-supabase-api-version': '2024-01-01' };

/** Talks to the GoTrue service at `authUrl` (without a trailing slash), whose answers have no envelope. */
export function createGoTrue(authUrl: string, send: SendRequest): GoTrue {
  const call = createCall(authUrl, send);
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
  };
}

type Call = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly accessToken?: string;
};

function createCall(authUrl: string, send: SendRequest) {
  return async <Answer>({ method, path, body, accessToken }: Call): Promise<Answer> => {
    const request = new Request(`${authUrl}${path}`, {
      method,
      headers: {
        ...VERSION,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await send(request).catch((cause: unknown) => {
      throw new ApiError({
        message: MESSAGES.network,
        status: null,
        method,
        code: 'network_error',
        cause,
      });
    });
    const said: unknown = await answer.json().catch(() => null);
    if (!answer.ok) {
      throw toError(answer, method, said);
    }
    return said as Answer;
  };
}

function toError(answer: Response, method: string, said: unknown): ApiError {
  const { code, message } = toRecord(said);
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
