import { unwrap } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { ask, canAsk, readStdin } from '../../online/ask.ts';
import { readUserConfig, writeUserConfig } from '../../online/config-file.ts';
import { connectAs } from '../../online/connect.ts';
import { checkedToken, saveCredential } from '../../online/credentials.ts';
import type { Credential } from '../../online/credentials.ts';
import type { LoginOptions } from '../../online/options.ts';
import { printNotes } from '../../online/print-notes.ts';
import { toCredential } from '../../online/session.ts';
import { takeSecondStep } from '../../online/second-step.ts';
import { readSettings } from '../../online/settings.ts';
import type { Settings } from '../../online/settings.ts';

/** Signs in and saves the session for this profile; a password is prompted for and never saved. */
export async function login(context: Context, options: LoginOptions): Promise<void> {
  const settings = await readSettings(context, options);
  const credential =
    options.withToken === true
      ? await withToken(context, options, settings)
      : await withPassword(context, options, settings);
  await saveCredential(context, settings.profile, credential);
  await rememberServer(context, settings);
  await printNotes(context, options, [
    `Signed in to ${settings.apiUrl} as ${credential.user} (profile ${settings.profile}).`,
  ]);
}

/** A token that the server rejects is not saved. */
async function withToken(
  context: Context,
  options: LoginOptions,
  settings: Settings,
): Promise<Credential> {
  const text = canAsk(context, options)
    ? await ask(context, 'API token: ', { hidden: true })
    : await readStdin(context);
  const accessToken = checkedToken(text, 'stdin');
  const credential = {
    kind: 'api_token',
    from: 'stored',
    apiUrl: settings.apiUrl,
    user: '',
    accessToken,
  } as const;
  const api = connectAs(context, options, { settings, credential });
  const me = await unwrap(api.GET('/api/v2/auth/me'));
  return { ...credential, user: me.email || `+${me.phone}` };
}

async function withPassword(
  context: Context,
  options: LoginOptions,
  settings: Settings,
): Promise<Credential> {
  if (!canAsk(context, options)) {
    throw new CliError(
      'usage_error',
      'A password is only asked for on a terminal.',
      'in a script, use an API token: platebook auth login --with-token < token-file',
    );
  }
  const { email = options.phone === undefined ? await ask(context, 'E-mail: ') : undefined } =
    options;
  const password = await ask(context, 'Password: ', { hidden: true });
  const api = connectAs(context, options, { settings, credential: null });
  const body = email === undefined ? { phone: options.phone ?? '', password } : { email, password };
  const opened = await unwrap(api.POST('/api/v2/auth/login', { body }));
  const { apiUrl } = settings;
  const step = options.otp === undefined ? {} : { otp: options.otp };
  const session = await takeSecondStep(context, options, { apiUrl, session: opened, ...step });
  return toCredential(session, apiUrl);
}

/** Saves the server, so that the next call needs no `--api-url`. */
async function rememberServer(context: Context, { profile, apiUrl }: Settings): Promise<void> {
  const config = await readUserConfig(context);
  const own = config.profiles[profile];
  if (own?.apiUrl !== apiUrl) {
    // A client chosen on another server does not exist on this one.
    const { client: _elsewhere, ...credential } = own ?? {};
    const profiles = { ...config.profiles, [profile]: { ...credential, apiUrl } };
    await writeUserConfig(context, { ...config, profiles });
  }
}
