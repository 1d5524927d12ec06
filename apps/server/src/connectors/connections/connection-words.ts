import { codedMessages } from '@platebook/accounting';
import type { CodedMessage, NoValues } from '@platebook/accounting';
import type { Provider } from '../../db/tables.ts';
import { PROVIDERS } from '../providers.ts';
import { ConnectionError } from './connections.port.ts';
import type { ConnectionErrorCode } from './connections.port.ts';

type Named = { readonly name: string };
/** `provider_code` is the provider's own code. */
type Refused = Named & { readonly provider_code: string };

/** The message values of each code. */
type ConnectionWordingValues = {
  readonly [Code in ConnectionErrorCode]: Named;
} & {
  readonly connection_ending: Named & { readonly days: number };
  /** The provider did not respond to a test; only a person retries it. */
  readonly provider_silent: Named;
  readonly provider_not_told: Named;
  readonly access_refused: Named;
  readonly access_not_granted: NoValues;
  readonly company_not_accessible: NoValues;
  readonly books_subscription_ended: NoValues;
  readonly call_refused: Refused;
  readonly installation_unknown: Refused;
};

export type ConnectionWordingCode = keyof ConnectionWordingValues;
export type ConnectionMessage = CodedMessage<ConnectionWordingValues>;

const ENGLISH: {
  readonly [Code in ConnectionWordingCode]: (values: ConnectionWordingValues[Code]) => string;
} = {
  connection_missing: ({ name }) => `${name} isn't connected. Connect it on its page.`,
  connection_paused: ({ name }) => `${name} is paused. Resume it on its page to continue.`,
  connection_expired: ({ name }) =>
    `Access to ${name} has expired. Reconnect it. Nothing was lost in the meantime.`,
  connection_revoked: ({ name }) =>
    `Access was revoked in ${name}. Reconnect it. Posted entries stay as they are.`,
  connection_ending: ({ name, days }) =>
    `Access to ${name} expires in ${days} ${days === 1 ? 'day' : 'days'}. Reconnect before then so no day is missed.`,
  provider_unavailable: ({ name }) => `${name} isn't responding. We'll try again automatically.`,
  provider_silent: ({ name }) => `${name} isn't responding. Try again in a moment.`,
  provider_not_told: ({ name }) => `We couldn't notify ${name}. Remove this app there, too.`,
  access_refused: ({ name }) =>
    `${name} refused the access it just renewed. Reconnect it. Posted entries stay as they are.`,
  access_not_granted: () =>
    'The person who connected no longer has access to this company. Connect as a company admin.',
  company_not_accessible: () => 'QuickBooks no longer gives access to this company. Reconnect it.',
  books_subscription_ended: () =>
    "This company's QuickBooks subscription has ended. Renew it there, then test again.",
  call_refused: ({ name, provider_code: code }) =>
    `${name} refused the request (${code}). Reconnect it.`,
  installation_unknown: ({ name, provider_code: code }) =>
    `${name} doesn't recognize this installation (${code}). Whoever runs it must check its credentials.`,
};

/** Messages about connections. */
export const connectionMessage = codedMessages<ConnectionWordingValues>(ENGLISH);

/** Whether this version knows a stored code. */
export function isConnectionWordingCode(code: string): code is ConnectionWordingCode {
  return Object.hasOwn(ENGLISH, code);
}

/** The error for unavailable access, with a user-facing message. */
export function connectionError(
  code: ConnectionErrorCode,
  provider: Provider,
  cause?: unknown,
): ConnectionError {
  const { message } = connectionMessage(code, { name: PROVIDERS[provider].name });
  return new ConnectionError(code, provider, message, { cause });
}

/** The page of the app on which a person repairs a connection. */
export function pageOf(provider: Provider): string {
  return `/dashboard/platform/${provider}`;
}
