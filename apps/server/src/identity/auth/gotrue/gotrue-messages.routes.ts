import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { Call, Handlers, Reply } from '../../../http/operations.ts';
import { requestOtp, requestRecovery, resendMessage } from '../sign-in/ask-for-message.ts';
import type { ResendType } from '../sign-in/ask-for-message.ts';
import { presentGoTrueSession } from '../auth.presenter.ts';
import { readContact, toEmail } from '../users/contact.ts';
import { invalid, invitationOf, originOf, placeOf, returnOf } from './gotrue-inputs.ts';
import type { GoTrueParts } from './gotrue-parts.ts';
import { isPkceLink } from '../tokens/one-time-tokens.ts';
import type { IssuedSession } from '../sessions/sessions.ts';
import { verifyCode, verifyLink } from '../sign-in/verify.ts';
import type { Verified } from '../sign-in/verify.ts';

type MessageHandlers = Pick<
  Handlers,
  'recoverAuthUser' | 'resendAuthMessage' | 'createOtp' | 'verifyLink' | 'verifyToken'
>;

const DONE = { kind: 'wire', status: 200, body: {} } as const;
const HALFWAY =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Messages that verify an address: requesting them, and following their links and codes. */
export function goTrueMessageRoutes({ deps }: GoTrueParts): MessageHandlers {
  return {
    recoverAuthUser: {
      needs: 'nobody',
      handle: async (call) => {
        if ((call.body.email ?? '') === '') {
          throw invalid('Password recovery requires an email');
        }
        const email = toEmail(call.body.email ?? '');
        const returns = returnOf(deps.settings, call);
        await requestRecovery(deps, { email, returns }, originOf(call));
        return DONE;
      },
    },
    resendAuthMessage: {
      needs: 'nobody',
      handle: async (call) => {
        await resend(deps, call);
        return DONE;
      },
    },
    createOtp: {
      needs: 'nobody',
      handle: async (call) => {
        const { data = {}, create_user: mayCreate = true } = call.body;
        const contact = readContact(call.body);
        if (contact === null) {
          throw invalid('Only an email address or phone number should be provided');
        }
        const returns = returnOf(deps.settings, call);
        const request = { contact, mayCreate, metadata: data, ...invitationOf(data), returns };
        await requestOtp(deps, request, originOf(call));
        return DONE;
      },
    },
    verifyLink: { needs: 'nobody', handle: (call) => followLink(deps, call) },
    verifyToken: {
      needs: 'nobody',
      handle: async (call) => {
        const verified = await verifyPosted(deps, call);
        return verified.kind === 'session'
          ? { kind: 'wire', status: 200, body: presentGoTrueSession(verified.session) }
          : { kind: 'wire', status: 200, body: { msg: HALFWAY, code: '200' } };
      },
    },
  };
}

type Deps = GoTrueParts['deps'];

const CONTACT_FOR = {
  signup: 'email',
  email_change: 'email',
  sms: 'phone',
  phone_change: 'phone',
} as const satisfies Record<ResendType, 'email' | 'phone'>;

function isResendType(type: string): type is ResendType {
  return Object.hasOwn(CONTACT_FOR, type);
}

async function resend(deps: Deps, call: Call<'resendAuthMessage'>): Promise<void> {
  const { type = '' } = call.body;
  if (!isResendType(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const contact = readContact(call.body);
  if (contact === null || !(CONTACT_FOR[type] in contact)) {
    throw invalid(`Type provided requires ${type === 'sms' ? 'a phone number' : 'an address'}`);
  }
  const returns = returnOf(deps.settings, call);
  await resendMessage(deps, { type, contact, returns }, originOf(call));
}

function verifyPosted(deps: Deps, call: Call<'verifyToken'>): Promise<Verified> {
  const { type = '', token = '', token_hash: link = '' } = call.body;
  if (type === '') {
    throw invalid('Verify requires a verification type');
  }
  if ((token === '') === (link === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  const contact = readContact(call.body);
  if (link !== '') {
    if (contact !== null) {
      throw invalid('Only the token_hash and type should be provided');
    }
    return verifyLink(deps, { type, link, isBrowser: false }, originOf(call));
  }
  if (contact === null) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  return verifyCode(deps, { type, contact, code: token }, originOf(call));
}

type Redirect = Extract<Reply<'verifyLink'>, { kind: 'redirect' }>;

/**
 * A person followed a link: whatever the outcome, they are redirected to the app, which reads it from the `#` fragment.
 */
async function followLink(deps: Deps, call: Call<'verifyLink'>): Promise<Redirect> {
  const { token: link = '', type = '' } = call.query;
  if (link === '') {
    throw invalid('Verify requires a token or a token hash');
  }
  if (type === '') {
    throw invalid('Verify requires a verification type');
  }
  const place = placeOf(deps.settings, [call.query.redirect_to, call.request.get('referer')]);
  const isPkce = isPkceLink(link);
  try {
    const verified = await verifyLink(deps, { type, link, isBrowser: true }, originOf(call));
    return seeOther(landing(place, { verified, type, isPkce }));
  } catch (error) {
    if (!(error instanceof GoTrueError)) {
      throw error;
    }
    return seeOther(withOutcome(place, errorFields(error), isPkce));
  }
}

type Outcome = { verified: Verified; type: string; isPkce: boolean };

function landing(place: string, { verified, type, isPkce }: Outcome): string {
  if (verified.kind === 'auth_code') {
    const url = new URL(place);
    url.searchParams.set('code', verified.code);
    return url.href;
  }
  const fields =
    verified.kind === 'session' ? sessionFields(verified.session, type) : { message: HALFWAY };
  return withOutcome(place, fields, isPkce && verified.kind === 'halfway');
}

function sessionFields(session: IssuedSession, type: string): Record<string, string> {
  return {
    access_token: session.accessToken,
    expires_at: String(session.expiresAt),
    expires_in: String(session.expiresInSeconds),
    refresh_token: session.refreshToken,
    token_type: 'bearer',
    type,
  };
}

function errorFields(error: GoTrueError): Record<string, string> {
  return {
    error: error.status >= 500 ? 'server_error' : 'access_denied',
    error_code: error.code,
    error_description: error.message,
  };
}

/** `sb` marks fragments for GoTrue's clients. A PKCE client reads the query as well. */
function withOutcome(place: string, fields: Record<string, string>, isPkce: boolean): string {
  const url = new URL(place);
  if (isPkce) {
    for (const [name, value] of Object.entries(fields)) {
      url.searchParams.set(name, value);
    }
  }
  const outcome = new URLSearchParams({ ...fields, sb: '' });
  outcome.sort();
  url.hash = outcome.toString();
  return url.href;
}

function seeOther(location: string): Redirect {
  return { kind: 'redirect', status: 303, location };
}
