import { isApiError } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connectAs } from '../../online/connect.ts';
import { saveCredential, readCredentials } from '../../online/credentials.ts';
import type { LogoutOptions } from '../../online/options.ts';
import { printNotes } from '../../online/print-notes.ts';
import { readSettings } from '../../online/settings.ts';

/** Ends the session on the server and removes it here, even if it has already ended. */
export async function logout(context: Context, options: LogoutOptions): Promise<void> {
  const settings = await readSettings(context, options);
  const { [settings.profile]: credential } = await readCredentials(context);
  if (credential === undefined) {
    await printNotes(context, options, [`Nobody was signed in (profile ${settings.profile}).`]);
    return;
  }
  if (options.dryRun === true) {
    await printNotes(context, options, [
      `DRY RUN: you would be signed out of ${credential.apiUrl} (profile ${settings.profile}).`,
    ]);
    return;
  }
  if (credential.kind === 'session') {
    const server = { ...settings, apiUrl: credential.apiUrl };
    const api = connectAs(context, options, { settings: server, credential });
    await api
      .POST('/api/v2/auth/logout', {
        params: { query: { scope: options.all === true ? 'global' : 'local' } },
      })
      .catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 401) {
          throw error;
        }
      });
  }
  await saveCredential(context, settings.profile, null);
  await printNotes(context, options, [
    `Signed out of ${credential.apiUrl} (profile ${settings.profile}).`,
    ...(credential.kind === 'api_token'
      ? ['The API token is forgotten here but goes on working; revoke it in the web app.']
      : []),
  ]);
}
