import { CliError } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { readProjectConfig, readUserConfig } from './config-file.ts';
import type { OnlineOptions, OutputFormat } from './options.ts';

export type Settings = {
  readonly profile: string;
  /** Without a trailing slash. */
  readonly apiUrl: string;
  /** The id or the name of the client that is worked on. */
  readonly client: string | undefined;
  readonly output: OutputFormat | undefined;
};

const DEFAULT_PROFILE = 'default';
/** Where `npm start` listens. */
const DEFAULT_API_URL = 'http://127.0.0.1:4000';

/** The first that says something: option, environment, project file, the user's configuration, default. */
export async function readSettings(
  context: Pick<Context, 'env' | 'cwd'>,
  options: Pick<OnlineOptions, 'profile' | 'apiUrl' | 'output'> & { readonly client?: string },
): Promise<Settings> {
  const { env } = context;
  const project = await readProjectConfig(context);
  const user = await readUserConfig(context);
  const profile =
    options.profile ??
    nonEmpty(env.PLATEBOOK_PROFILE) ??
    project.profile ??
    user.profile ??
    DEFAULT_PROFILE;
  const own = Object.hasOwn(user.profiles, profile) ? user.profiles[profile] : undefined;
  return {
    profile,
    apiUrl: checkedApiUrl(
      options.apiUrl ?? nonEmpty(env.PLATEBOOK_API_URL) ?? own?.apiUrl ?? DEFAULT_API_URL,
    ),
    client: options.client ?? nonEmpty(env.PLATEBOOK_CLIENT) ?? project.client ?? own?.client,
    output: options.output ?? project.output ?? own?.output,
  };
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

function checkedApiUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new CliError(
      'usage_error',
      `"${text}" is not the address of a server.`,
      'it looks like https://platebook.example.com',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new CliError('usage_error', 'The address of a server must not hold a password.');
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new CliError(
      'usage_error',
      `${url.origin} would be sent your credentials unencrypted.`,
      'use https',
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
