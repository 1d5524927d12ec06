import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { notSignedIn, sendBy } from '../../online/connect.ts';
import { findCredential, saveCredential } from '../../online/credentials.ts';
import type { SessionCredential } from '../../online/credentials.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { printOne, withHeadings } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { renew } from '../../online/session.ts';
import { readSettings } from '../../online/settings.ts';

type Renewed = Pick<SessionCredential, 'apiUrl' | 'user' | 'expiresAt'> & {
  readonly profile: string;
};

const FIELDS = withHeadings<Renewed>([
  { name: 'profile', of: ({ profile }) => profile },
  { name: 'api_url', heading: 'Server', of: ({ apiUrl }) => apiUrl },
  { name: 'user', of: ({ user }) => user },
  {
    name: 'expires_at',
    heading: 'Token expires',
    of: ({ expiresAt }) => new Date(expiresAt * 1000).toISOString(),
  },
]);

/** Refreshes the profile's session, whether or not it has expired, and saves it. */
export async function refresh(context: Context, options: OnlineOptions): Promise<void> {
  const settings = await readSettings(context, options);
  const credential = await findCredential(context, options, settings);
  if (credential === null) {
    throw notSignedIn(settings);
  }
  if (credential.kind !== 'session') {
    throw new CliError(
      'usage_error',
      'An API token is not renewed.',
      'make another one in the settings of the web app, under Security',
    );
  }
  const renewed = await renew(credential, sendBy(context, options));
  if (renewed === null) {
    throw new CliError('not_signed_in', 'The session is over.', 'platebook auth login');
  }
  const { profile } = settings;
  await saveCredential(context, profile, renewed);
  await printOne({ context, options, settings }, FIELDS, { ...renewed, profile });
  await printNotes(context, options, [`Renewed the session (profile ${profile}).`]);
}
