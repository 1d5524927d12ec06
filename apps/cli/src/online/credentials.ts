import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { invalid, readJson, writeJson, xdgFolder } from './config-file.ts';
import type { OnlineOptions } from './options.ts';
import { readTextFile } from './read-text-file.ts';
import type { Settings } from './settings.ts';

export type SessionCredential = {
  readonly kind: 'session';
  readonly apiUrl: string;
  readonly user: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
};

export type Credential =
  | SessionCredential
  | {
      readonly kind: 'api_token';
      readonly apiUrl: string;
      /** Empty for one passed to the call. */
      readonly user: string;
      readonly accessToken: string;
      /** `stored` by `auth login`, or how it was passed. */
      readonly from: 'stored' | '--token-file' | 'PLATEBOOK_TOKEN_FILE' | 'PLATEBOOK_TOKEN';
    };

/** `$XDG_STATE_HOME/platebook/credentials.json`, readable only by its owner. */
export function credentialsPath({ env }: Pick<Context, 'env'>): string {
  return join(xdgFolder(env, 'XDG_STATE_HOME', '.local/state'), 'platebook', 'credentials.json');
}

/** The credential passed to this call, else the one saved for this profile and server; null for neither. */
export async function findCredential(
  context: Pick<Context, 'env' | 'cwd'>,
  options: Pick<OnlineOptions, 'tokenFile'>,
  { profile, apiUrl }: Settings,
): Promise<Credential | null> {
  const handedIn = await readHandedIn(context, options);
  if (handedIn !== null) {
    return { kind: 'api_token', apiUrl, user: '', ...handedIn };
  }
  const { [profile]: stored } = await readCredentials(context);
  // A token is only sent to the server that issued it.
  return stored?.apiUrl === apiUrl ? stored : null;
}

type HandedIn = {
  readonly accessToken: string;
  readonly from: '--token-file' | 'PLATEBOOK_TOKEN_FILE' | 'PLATEBOOK_TOKEN';
};

async function readHandedIn(
  { env, cwd }: Pick<Context, 'env' | 'cwd'>,
  { tokenFile }: Pick<OnlineOptions, 'tokenFile'>,
): Promise<HandedIn | null> {
  if (tokenFile !== undefined) {
    return { from: '--token-file', accessToken: await readToken(resolve(cwd, tokenFile)) };
  }
  if (env.PLATEBOOK_TOKEN_FILE) {
    const path = resolve(cwd, env.PLATEBOOK_TOKEN_FILE);
    return { from: 'PLATEBOOK_TOKEN_FILE', accessToken: await readToken(path) };
  }
  return env.PLATEBOOK_TOKEN
    ? { from: 'PLATEBOOK_TOKEN', accessToken: checkedToken(env.PLATEBOOK_TOKEN, 'PLATEBOOK_TOKEN') }
    : null;
}

async function readToken(path: string): Promise<string> {
  return checkedToken(await readTextFile(path), path);
}

/** Validates and trims a token; never echoes it in an error. */
export function checkedToken(text: string, from: string): string {
  const token = text.trim();
  if (!/^[\w.~+/=-]{8,8192}$/.test(token)) {
    throw new CliError(
      'usage_error',
      `${from} doesn't hold a token.`,
      'create one in the web app, under Settings, Security',
    );
  }
  return token;
}

type Stored = Readonly<Record<string, Credential>>;

export async function readCredentials(context: Pick<Context, 'env'>): Promise<Stored> {
  const path = credentialsPath(context);
  const found = await readJson(path);
  if (found === undefined) {
    return {};
  }
  // As ssh does: refuses a secret that others may have read.
  if (process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0) {
    throw new CliError(
      'credentials_exposed',
      `${path} can be read by others.`,
      `run chmod 600 ${path}, and sign in again if someone may have read it`,
    );
  }
  const { profiles } = found as { profiles?: Readonly<Record<string, unknown>> };
  return Object.fromEntries(
    Object.entries(profiles ?? {}).map(([profile, one]) => [profile, fromJson(path, one)]),
  );
}

/** Null removes the profile's credential. */
export async function saveCredential(
  context: Pick<Context, 'env'>,
  profile: string,
  credential: Credential | null,
): Promise<void> {
  const { [profile]: _before, ...others } = await readCredentials(context);
  const next = credential === null ? others : { ...others, [profile]: credential };
  const profiles = Object.entries(next).map(([name, one]) => [name, toJson(one)]);
  await writeJson(credentialsPath(context), { profiles: Object.fromEntries(profiles) }, 0o600);
}

function toJson(credential: Credential): unknown {
  const { kind, apiUrl, user, accessToken } = credential;
  return {
    kind,
    api_url: apiUrl,
    user,
    access_token: accessToken,
    ...(kind === 'session'
      ? { refresh_token: credential.refreshToken, expires_at: credential.expiresAt }
      : {}),
  };
}

function fromJson(path: string, one: unknown): Credential {
  const entry = one as Readonly<Record<string, unknown>> | null;
  const text = (name: string): string => {
    const value = entry?.[name];
    if (typeof value !== 'string') {
      throw invalid(path, `"${name}" is missing`);
    }
    return value;
  };
  const common = { apiUrl: text('api_url'), user: text('user'), accessToken: text('access_token') };
  if (text('kind') !== 'session') {
    return { kind: 'api_token', from: 'stored', ...common };
  }
  const expiresAt = entry?.['expires_at'];
  return {
    kind: 'session',
    ...common,
    refreshToken: text('refresh_token'),
    expiresAt: typeof expiresAt === 'number' ? expiresAt : 0,
  };
}
