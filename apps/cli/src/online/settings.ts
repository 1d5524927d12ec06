import { CliError } from '../cli-error.ts';
import { configPath, readProjectConfig, readUserConfig } from './config-file.ts';
import type { ConfigContext } from './config-file.ts';
import type { OnlineOptions, OutputFormat } from './options.ts';

export type Settings = {
  readonly profile: string;
  /** Without a trailing slash. */
  readonly apiUrl: string;
  /** The id or name of the current client. */
  readonly client: string | undefined;
  readonly output: OutputFormat | undefined;
};

export const SETTING_KEYS = ['profile', 'api_url', 'client', 'output'] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

type Origin = 'option' | 'environment' | 'project' | 'user' | 'default';

/** One source of a setting. */
export type Layer<Value extends string = string> = {
  readonly origin: Origin;
  /** The option, variable or file; empty for a default. */
  readonly source: string;
  /** Undefined if this source does not set it. */
  readonly value: Value | undefined;
};

type Layers = {
  readonly profile: readonly Layer[];
  readonly api_url: readonly Layer[];
  readonly client: readonly Layer[];
  readonly output: readonly Layer<OutputFormat>[];
};

const DEFAULT_PROFILE = 'default';
/** Where `npm start` listens. */
const DEFAULT_API_URL = 'http://127.0.0.1:4000';

export type SettingOptions = Pick<OnlineOptions, 'profile' | 'apiUrl' | 'output'> & {
  readonly client?: string;
};

/** Resolves settings in order: option, environment, project file, user configuration, default. */
export async function readSettings(
  context: ConfigContext,
  options: SettingOptions,
): Promise<Settings> {
  const layers = await readLayers(context, options);
  return {
    profile: counting(layers.profile)?.value ?? DEFAULT_PROFILE,
    apiUrl: checkedApiUrl(counting(layers.api_url)?.value ?? DEFAULT_API_URL),
    client: counting(layers.client)?.value,
    output: counting(layers.output)?.value,
  };
}

/** Every source of the settings, in order of precedence. */
export async function readLayers(context: ConfigContext, options: SettingOptions): Promise<Layers> {
  const project = await readProjectConfig(context);
  const user = await readUserConfig(context);
  const { env } = context;
  const inProject = layer('project', project.path);
  const ofUser = layer('user', configPath(context));
  const profile = [
    layer('option', '--profile')(options.profile),
    layer('environment', 'PLATEBOOK_PROFILE')(nonEmpty(env.PLATEBOOK_PROFILE)),
    inProject(project.config.profile),
    ofUser(user.profile),
    layer('default', '')(DEFAULT_PROFILE),
  ];
  const name = counting(profile)?.value ?? DEFAULT_PROFILE;
  const own = Object.hasOwn(user.profiles, name) ? user.profiles[name] : undefined;
  return {
    profile,
    // A project cannot name a server.
    api_url: [
      layer('option', '--api-url')(options.apiUrl),
      layer('environment', 'PLATEBOOK_API_URL')(nonEmpty(env.PLATEBOOK_API_URL)),
      ofUser(own?.apiUrl),
      layer('default', '')(DEFAULT_API_URL),
    ],
    client: [
      layer('option', '--client')(options.client),
      layer('environment', 'PLATEBOOK_CLIENT')(nonEmpty(env.PLATEBOOK_CLIENT)),
      inProject(project.config.client),
      ofUser(own?.client),
    ],
    output: [
      layer('option', '--output')(options.output),
      inProject(project.config.output),
      ofUser(own?.output),
    ],
  };
}

/** The effective source; undefined if there is none. */
export function counting<Value extends string>(
  layers: readonly Layer<Value>[],
): Layer<Value> | undefined {
  return layers.find(({ value }) => value !== undefined);
}

function layer(origin: Origin, source: string) {
  return <Value extends string>(value: Value | undefined): Layer<Value> => ({
    origin,
    source,
    value,
  });
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** The URL without a trailing slash; throws if credentials would be sent unencrypted. */
export function checkedApiUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new CliError(
      'usage_error',
      `"${text}" isn't a server address.`,
      'it looks like https://platebook.example.com',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new CliError('usage_error', "A server address can't contain a password.");
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new CliError(
      'usage_error',
      `Your credentials would be sent to ${url.origin} unencrypted.`,
      'use https',
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
