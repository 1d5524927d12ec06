import type { Provider } from '../../db/tables-connections.ts';
import type { ConnectionErrorCode } from './connections.port.ts';

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  ubereats: 'Uber Eats',
  doordash: 'DoorDash',
  quickbooks: 'QuickBooks',
};

const MESSAGES: Readonly<Record<ConnectionErrorCode, (name: string) => string>> = {
  connection_missing: (name) => `${name} is not connected. Connect it on its page.`,
  connection_paused: (name) => `${name} was paused. Resume it on its page to go on.`,
  connection_expired: (name) =>
    `Access to ${name} has expired. Connect again; nothing was lost in the meantime.`,
  connection_revoked: (name) =>
    `Access was withdrawn in ${name}. Connect again; what was posted stays as it is.`,
  provider_unavailable: (name) => `${name} does not answer. It is tried again by itself.`,
};

/** What a person reads where there is no access. */
export function messageOf(code: ConnectionErrorCode, provider: Provider): string {
  return MESSAGES[code](PROVIDER_NAMES[provider]);
}

/** Where in the app a person sets a connection right. */
export function pageOf(provider: Provider): string {
  return `/dashboard/platform/${provider}`;
}
