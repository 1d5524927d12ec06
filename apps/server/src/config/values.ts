import { isIP } from 'node:net';

/** An invalid setting; its message is the one sentence an operator needs. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Env = Readonly<Record<string, string | undefined>>;

/** The value, or the fallback if it is not set. */
export function text(env: Env, name: string, fallback: string): string {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? fallback : value;
}

export function oneOf<Option extends string>(
  env: Env,
  name: string,
  options: readonly Option[],
  fallback: Option,
): Option {
  const value = text(env, name, fallback);
  const option = options.find((candidate) => candidate === value);
  if (option === undefined) {
    throw new ConfigError(`${name} must be ${listed(options)}, but is "${value}".`);
  }
  return option;
}

/** `1` or `0`. */
export function flag(env: Env, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ['1', '0'], fallback ? '1' : '0') === '1';
}

/** The items of a comma-separated list. */
export function listOf(env: Env, name: string): string[] {
  return text(env, name, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function wholeNumber(
  env: Env,
  name: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  const value = text(env, name, String(fallback));
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new ConfigError(
      `${name} must be a whole number from ${least} to ${most}, but is "${value}".`,
    );
  }
  return number;
}

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses, networks (`10.0.0.0/8`) and Express's names for groups of them. */
export function proxies(env: Env, name: string): string[] {
  const value = listOf(env, name);
  const wrong = value.find((proxy) => !PROXY_GROUPS.includes(proxy) && !isNetwork(proxy));
  if (wrong !== undefined) {
    throw new ConfigError(
      `${name} may list addresses, networks and ${listed(PROXY_GROUPS)}, but has "${wrong}".`,
    );
  }
  return value;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return most > 0 && isPrefix && rest.length === 0;
}

/** Scheme, host and port of an http or https address. */
export function originOf(name: string, value: string): string {
  return new URL(httpAddress(name, value)).origin;
}

/** An http or https URL without a trailing slash. */
export function httpAddress(name: string, value: string): string {
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new ConfigError(`${name} must be an http or https address, but is "${value}".`);
  }
  return new URL(value).href.replace(/\/$/, '');
}

export function listed(options: readonly string[]): string {
  const quoted = options.map((option) => `"${option}"`);
  return quoted.length === 1
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}
