import { randomUUID } from 'node:crypto';
import { createApiClient, type ApiClient, type SendRequest } from '@platebook/api-client';
import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { findCredential } from './credentials.ts';
import type { Credential } from './credentials.ts';
import type { OnlineOptions } from './options.ts';
import { createSend } from './send.ts';
import { createSessionSource } from './session.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

export type Online = {
  readonly api: ApiClient;
  readonly settings: Settings;
  readonly credential: Credential;
};

const DEFAULT_TIMEOUT_S = 30;
const DEFAULT_RETRIES = 2;

/** The server of this call with the signed-in user's credential; throws `not_signed_in` without one. */
export async function connect(
  context: Context,
  options: OnlineOptions & { readonly client?: string },
): Promise<Online> {
  const settings = await readSettings(context, options);
  const credential = await findCredential(context, options, settings);
  if (credential === null) {
    throw notSignedIn(settings);
  }
  return { settings, credential, api: connectAs(context, options, { settings, credential }) };
}

export function notSignedIn({ apiUrl, profile }: Settings): CliError {
  return new CliError(
    'not_signed_in',
    `Nobody is signed in to ${apiUrl} (profile ${profile}).`,
    `platebook auth login${profile === 'default' ? '' : ` --profile ${profile}`}`,
  );
}

/** Connects with a credential that is not saved yet, or without one to sign in. */
export function connectAs(
  context: Context,
  options: OnlineOptions,
  { settings, credential }: { settings: Settings; credential: Credential | null },
): ApiClient {
  const send = sendBy(context, options);
  return createApiClient({
    baseUrl: settings.apiUrl,
    send,
    session:
      credential === null
        ? STRANGER
        : createSessionSource({ context, profile: settings.profile, credential, send }),
    newRequestId: randomUUID,
    activeClientId: () => null,
    // A refusal ends the call with its own message.
    onPermissionDenied: () => undefined,
  });
}

/** `fetch` with the call's timeout and retries. */
export function sendBy(
  { signal }: Pick<Context, 'signal'>,
  { timeout = DEFAULT_TIMEOUT_S, retry = DEFAULT_RETRIES }: OnlineOptions,
): SendRequest {
  return createSend({ timeoutMs: timeout * 1000, retries: retry, signal });
}

/** The credential of an anonymous caller. */
export const STRANGER = {
  accessToken: () => null,
  isExpired: () => false,
  refresh: () => Promise.resolve('refused' as const),
  onRefused: () => Promise.resolve('refused' as const),
};
