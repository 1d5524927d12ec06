import { isApiError, MESSAGES, unwrap, type ApiClient } from '@platebook/api-client';
import { language, LANGUAGES } from '../../shared/language/language.ts';
import { serverSentence } from '../../shared/language/server-errors.ts';
import type { Identifier } from './identifier.ts';

/** Permission to register: an invite code, or a team invitation. */
export type Ticket =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'invitation'; readonly token: string; readonly email: string }
  | { readonly kind: 'none' };

export type NewAccount = {
  readonly identifier: Identifier;
  readonly password: string;
  readonly ticket: Ticket;
};

/** Creates an account; a response without a session means it must be confirmed first. */
export function register(api: ApiClient, { identifier, password, ticket }: NewAccount) {
  return unwrap(
    api.POST('/api/v2/auth/register', {
      body: {
        ...identifier,
        password,
        // Without a choice mails are in English, and pages follow the browser.
        ...(language() === LANGUAGES[0] ? {} : { language: language() }),
        ...(ticket.kind === 'code' ? { invite_code: ticket.code } : {}),
        ...(ticket.kind === 'invitation' ? { invitation_token: ticket.token } : {}),
      },
    }),
  );
}

/** Whether an invite code is valid now. */
export async function checkInviteCode(api: ApiClient, code: string): Promise<boolean> {
  const { valid } = await unwrap(api.POST('/api/v2/auth/invite-codes/check', { body: { code } }));
  return valid;
}

/** The step at which a refused registration must be corrected. */
export function refusedStep(error: unknown): 'code' | 'account' {
  const codes = ['invite_code_invalid', 'invite_code_required', 'invitation_invalid'];
  return isApiError(error) && codes.includes(error.code) ? 'code' : 'account';
}

/** The message of a failed registration. */
export function registerMessage(error: unknown): string {
  return isApiError(error)
    ? serverSentence(error.message, error.code)
    : serverSentence(MESSAGES.failedToRegister);
}
