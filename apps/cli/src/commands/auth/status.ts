import { isApiError, unwrap } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { connect } from '../../online/connect.ts';
import { findCredential } from '../../online/credentials.ts';
import type { Credential } from '../../online/credentials.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { printOne } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

type Status = {
  readonly profile: string;
  readonly apiUrl: string;
  readonly user: string;
  readonly credential: Credential;
  readonly isAccepted: boolean;
};

const FIELDS: readonly Field<Status>[] = [
  { name: 'profile', heading: 'Profile', of: ({ profile }) => profile },
  { name: 'api_url', heading: 'Server', of: ({ apiUrl }) => apiUrl },
  { name: 'user', heading: 'User', of: ({ user }) => user },
  {
    name: 'credential',
    heading: 'By',
    of: ({ credential }) =>
      credential.kind === 'session'
        ? 'session'
        : `api_token${credential.from === 'stored' ? '' : ` (${credential.from})`}`,
  },
  {
    name: 'expires_at',
    heading: 'Token expires',
    of: ({ credential }) =>
      credential.kind === 'session' ? new Date(credential.expiresAt * 1000).toISOString() : null,
  },
  { name: 'accepted', heading: 'Accepted', of: ({ isAccepted }) => isAccepted },
];

/** Shows who is signed in on which server, and whether the session is still valid: exit code 4 if not. */
export async function status(context: Context, options: OnlineOptions): Promise<ExitCode> {
  const { api, settings, credential: before } = await connect(context, options);
  const me = await unwrap(api.GET('/api/v2/auth/me')).catch((error: unknown) => {
    if (isApiError(error) && error.status === 401) {
      return null;
    }
    throw error;
  });
  // The call may have refreshed the session.
  const credential = (await findCredential(context, options, settings)) ?? before;
  const user = me === null ? credential.user : me.email || `+${me.phone}`;
  await printOne({ context, options, settings }, FIELDS, {
    ...settings,
    user,
    credential,
    isAccepted: me !== null,
  });
  return me === null ? EXIT_CODES.notAuthenticated : EXIT_CODES.ok;
}
