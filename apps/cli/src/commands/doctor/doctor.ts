import { isApiError, unwrap, type ApiClient } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { connectAs, notSignedIn } from '../../online/connect.ts';
import { findCredential } from '../../online/credentials.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { printList, withHeadings } from '../../online/print.ts';
import { readSettings, type Settings } from '../../online/settings.ts';
import { callServerProgram } from '../../local/server-program.ts';
import { BACKUP_PROGRAM } from '../backup/backup.ts';
import { describeLeftovers, type Leftover } from '../backup/leftovers.ts';
import { NODE_RANGE, isSupportedNode } from './node-version.ts';

type Check = {
  readonly check: string;
  readonly status: 'ok' | 'failed' | 'skipped';
  readonly detail: string;
  readonly hint: string | null;
};

const FIELDS = withHeadings<Check>([
  { name: 'check', of: ({ check }) => check },
  { name: 'status', of: ({ status }) => status },
  { name: 'detail', of: ({ detail }) => detail },
  { name: 'hint', dispensable: 1, of: ({ hint }) => hint },
]);

/** An authenticator code is valid for this long. */
const SKEW_MAX_S = 30;

/** Checks in order what every command needs; checks that depend on a failed one are skipped. Exit code 10 if one failed. */
export async function doctor(context: Context, options: OnlineOptions): Promise<ExitCode> {
  const checks = [checkNode()];
  const settings = await checkSettings(context, options, checks);
  if (settings === null) {
    checks.push(...SERVER_CHECKS.map((check) => skipped(check, 'the settings cannot be read')));
  } else {
    await checkServer(context, { options, settings, checks });
  }
  if (isOnServersMachine(context)) {
    checks.push(await checkLeftovers(context, options));
  }
  const { output } = settings ?? { output: options.output };
  await printList({ context, options, settings: { output } }, FIELDS, checks);
  return checks.some(({ status }) => status === 'failed') ? EXIT_CODES.checkFailed : EXIT_CODES.ok;
}

const SERVER_CHECKS = ['network', 'clock', 'api', 'credentials', 'permissions'] as const;

function checkNode(): Check {
  const { version } = process;
  return isSupportedNode(version)
    ? passed('node', version)
    : failed('node', `${version} is not supported`, `install Node.js ${NODE_RANGE}`);
}

async function checkSettings(
  context: Context,
  options: OnlineOptions,
  checks: Check[],
): Promise<Settings | null> {
  try {
    const settings = await readSettings(context, options);
    checks.push(passed('settings', `profile ${settings.profile}, server ${settings.apiUrl}`));
    return settings;
  } catch (error) {
    checks.push(toFailed('settings', error));
    return null;
  }
}

/** A server's environment means that its machine is to be checked too. */
function isOnServersMachine({ env }: Context): boolean {
  return env.DATABASE_URL !== undefined || env.DATA_DIR !== undefined;
}

/** Removes leftovers of a killed backup or restore; those that may be in use are only listed. */
async function checkLeftovers(context: Context, options: OnlineOptions): Promise<Check> {
  try {
    const { leftovers } = await callServerProgram<{ leftovers: readonly Leftover[] }>(
      context,
      { quiet: true, ...options },
      { program: BACKUP_PROGRAM, command: 'remove-leftovers', verb: 'Checking' },
    );
    const found = describeLeftovers(leftovers).join(' ');
    return passed('leftovers', found === '' ? 'no unfinished backup or restore' : found);
  } catch (error) {
    context.signal.throwIfAborted();
    return toFailed('leftovers', error);
  }
}

type Examined = {
  readonly options: OnlineOptions;
  readonly settings: Settings;
  readonly checks: Check[];
};

async function checkServer(context: Context, examined: Examined): Promise<void> {
  const { settings, checks } = examined;
  const options = { ...examined.options, retry: examined.options.retry ?? 0 };
  const anonymous = connectAs(context, options, { settings, credential: null });
  const network = await checkNetwork(context, anonymous, settings);
  checks.push(network.check);
  if (network.date === undefined) {
    const why = 'the server does not answer';
    checks.push(...SERVER_CHECKS.slice(1).map((check) => skipped(check, why)));
    return;
  }
  checks.push(checkClock(context, network.date), await checkApi(anonymous));
  const api = await findIdentity(context, { ...examined, options });
  if (api === null) {
    checks.push(skipped('permissions', 'nobody is signed in'));
    return;
  }
  checks.push(...(await checkIdentity(api)));
}

type Network = {
  readonly check: Check;
  /** The response's Date header; null without one, undefined without a response. */
  readonly date: string | null | undefined;
};

async function checkNetwork(
  { signal }: Context,
  api: ApiClient,
  { apiUrl }: Settings,
): Promise<Network> {
  const startedAt = performance.now();
  try {
    const { response } = await api.GET('/healthz');
    const took = Math.round(performance.now() - startedAt);
    return {
      check: passed('network', `${apiUrl} answers in ${took} ms`),
      date: response.headers.get('date'),
    };
  } catch (error) {
    signal.throwIfAborted();
    const hint = `is ${apiUrl} the right address? --api-url names another`;
    return { check: { ...toFailed('network', error), hint }, date: undefined };
  }
}

/** The header has a resolution of one second, so a difference of one second means nothing. */
function checkClock({ clock }: Pick<Context, 'clock'>, date: string | null): Check {
  const server = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(server)) {
    return skipped('clock', 'the server does not say what time it is');
  }
  const skew = Math.trunc((clock().getTime() - server) / 1000);
  const apart = `${Math.abs(skew)} s ${skew < 0 ? 'behind' : 'ahead of'} the server`;
  return Math.abs(skew) <= SKEW_MAX_S
    ? passed('clock', apart)
    : failed('clock', apart, 'set the clock: sign-in codes and sessions go by it');
}

async function checkApi(api: ApiClient): Promise<Check> {
  try {
    await unwrap(api.GET('/api/v2/auth/config'));
    return passed('api', 'version 2');
  } catch (error) {
    const hint = 'the server speaks another version of the API, or is none of Platebook';
    return { ...toFailed('api', error), hint };
  }
}

/** Null, with a failed check, if there is no credential to call with. */
async function findIdentity(
  context: Context,
  { options, settings, checks }: Examined,
): Promise<ApiClient | null> {
  try {
    const credential = await findCredential(context, options, settings);
    if (credential === null) {
      throw notSignedIn(settings);
    }
    return connectAs(context, options, { settings, credential });
  } catch (error) {
    checks.push(toFailed('credentials', error));
    return null;
  }
}

async function checkIdentity(api: ApiClient): Promise<Check[]> {
  const user = await attempt('credentials', () => unwrap(api.GET('/api/v2/auth/me')));
  if ('check' in user) {
    return [user.check, skipped('permissions', 'the sign-in is not accepted')];
  }
  const { email, phone } = user.found;
  const signedIn = passed('credentials', `signed in as ${email || `+${phone}`}`);
  const access = await attempt('permissions', () => unwrap(api.GET('/api/v2/auth/me/admin')));
  if ('check' in access) {
    return [signedIn, access.check];
  }
  const { level_label: level, capabilities } = access.found;
  const able = capabilities.length === 0 ? 'no capabilities' : capabilities.join(', ');
  return [signedIn, passed('permissions', `${level}: ${able}`)];
}

async function attempt<Found>(
  check: string,
  read: () => Promise<Found>,
): Promise<{ readonly found: Found } | { readonly check: Check }> {
  try {
    return { found: await read() };
  } catch (error) {
    return { check: toFailed(check, error) };
  }
}

function passed(check: string, detail: string): Check {
  return { check, status: 'ok', detail, hint: null };
}

function failed(check: string, detail: string, hint: string | null): Check {
  return { check, status: 'failed', detail, hint };
}

function skipped(check: string, detail: string): Check {
  return { check, status: 'skipped', detail, hint: null };
}

/** An unexpected failure is a bug and is not reported as a failed check. */
function toFailed(check: string, error: unknown): Check {
  if (error instanceof CliError) {
    return failed(check, error.message, error.hint ?? null);
  }
  if (isApiError(error)) {
    const hint = error.status === 401 ? 'platebook auth login' : null;
    return failed(check, error.message, hint);
  }
  throw error;
}
