import type { components } from '@platebook/api-client';
import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { ask, canAsk } from './ask.ts';
import type { OnlineOptions } from './options.ts';
import { createSend } from './send.ts';

type Session = components['schemas']['GoTrueSession'];

const TIMEOUT_MS = 30_000;
/** An authenticator code; anything else is a recovery code. */
const APP_CODE = /^\d{6}$/;

type Step = { readonly apiUrl: string; readonly session: Session; readonly otp?: string };

/**
 * Completes two-step sign-in if the account has it, with the given or prompted code. Throws `second_step_required` if
 * nobody can be prompted.
 */
export async function takeSecondStep(
  context: Context,
  options: OnlineOptions,
  { apiUrl, session, otp }: Step,
): Promise<Session> {
  const [factor] = (session.user.factors ?? []).filter(({ status }) => status === 'verified');
  if (factor === undefined) {
    return session;
  }
  const code = (otp ?? (await askForCode(context, options))).replaceAll(/\s/g, '');
  const call = createCall(context, { apiUrl, token: session.access_token });
  if (!APP_CODE.test(code)) {
    return call<Session>('/recovery-codes/verify', { code });
  }
  const { id } = await call<{ id: string }>(`/${factor.id}/challenge`, {});
  return call<Session>(`/${factor.id}/verify`, { challenge_id: id, code });
}

function askForCode(context: Context, options: OnlineOptions): Promise<string> {
  if (!canAsk(context, options)) {
    throw new CliError(
      'second_step_required',
      "This account uses two-step sign-in, and there's no terminal to ask for the code.",
      'add --otp CODE, or in a script use an API token: platebook auth login --with-token < token-file',
    );
  }
  return ask(context, 'Code from your authenticator app: ');
}

/** These responses have no envelope. */
function createCall(
  { signal }: Pick<Context, 'signal'>,
  { apiUrl, token }: { apiUrl: string; token: string },
) {
  const send = createSend({ timeoutMs: TIMEOUT_MS, retries: 0, signal });
  return async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await send(
      new Request(`${apiUrl}/auth/v1/factors${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    if (!answer.ok) {
      throw toError(answer);
    }
    return (await answer.json()) as Answer;
  };
}

function toError(answer: Response): CliError {
  const code = answer.headers.get('x-sb-error-code');
  if (code === 'mfa_verification_failed') {
    return new CliError(
      'second_step_failed',
      'That code is wrong or was already used.',
      "wait for the app's next code, or use a recovery code",
    );
  }
  if (answer.status === 429) {
    const wait = answer.headers.get('retry-after');
    return new CliError(
      'second_step_failed',
      'Too many wrong codes.',
      wait === null ? undefined : `try again in ${wait} s`,
    );
  }
  return new CliError(
    'second_step_failed',
    `The code couldn't be checked: the server answered ${answer.status}.`,
  );
}
