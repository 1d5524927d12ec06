import { join, resolve } from 'node:path';
import { readAuthConfig } from './auth.ts';
import type { AuthConfig } from './auth.ts';
import { readStripeConfig } from './stripe.ts';
import { readPostingTimes } from './posting.ts';
import { readSupportContact } from './support.ts';
import type { SupportContact } from './support.ts';
import { readMonitoringConfig } from './monitoring.ts';
import type { MonitoringConfig } from './monitoring.ts';
import { readProvidersConfig } from './providers.ts';
import type { ProvidersConfig } from './providers.ts';
import type { PostingTimes } from './posting.ts';
import type { StripeConfig } from './stripe.ts';
import {
  ConfigError,
  flag,
  listed,
  oneOf,
  originOf,
  proxies,
  text,
  wholeNumber,
} from './values.ts';
import type { Env } from './values.ts';
import type { BodyLimits } from '../http/body-progress.ts';

const ROLES = ['web', 'worker'] as const;
type Role = (typeof ROLES)[number];

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const ENVIRONMENTS = ['development', 'test', 'production'] as const;

export type Config = {
  readonly environment: (typeof ENVIRONMENTS)[number];
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly dataDir: string;
  /** The folder in which backups are created and listed. */
  readonly backupDir: string;
  /** Null runs the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  readonly logLevel: LogLevel;
  readonly roles: readonly Role[];
  /** The `nice` value of a separate worker process: 0 is normal, 19 the lowest priority. */
  readonly workerNice: number;
  /** The public URL of this server; the issuer of its tokens. */
  readonly siteUrl: string;
  readonly validateResponses: boolean;
  /** Demo logins have public passwords, so by default they exist only where nobody else can reach them. */
  readonly seedDemo: boolean;
  /** Null leaves mail in the development inbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly support: SupportContact;
  /**
   * Serves `/dev`, which shows sent messages including sign-in links, so only where nobody else can reach this server.
   */
  readonly devInbox: boolean;
  /** Spec 1: the flag inviteCodeRequired, until an operator changes the setting. */
  readonly inviteCodeRequired: boolean;
  /** Tries of invitation codes per address; `invitation-tries.ts` explains the default. */
  readonly inviteTriesPerMinute: number;
  readonly stripe: StripeConfig | null;
  readonly providers: ProvidersConfig;
  readonly posting: PostingTimes;
  readonly auth: AuthConfig;
  readonly uploads: UploadsConfig;
  readonly monitoring: MonitoringConfig;
  /** Proxies whose X-Forwarded-For is trusted for a request's origin. */
  readonly trustedProxies: readonly string[];
};

type Invocation = {
  readonly argv?: readonly string[];
  /** A person is watching the log: the default level shows only what needs them. */
  readonly isTerminal?: boolean;
};

/** Reads every setting once. Nothing else in the server reads the environment. */
export function readConfig(env: Env, { argv = [], isTerminal = false }: Invocation = {}): Config {
  const environment = oneOf(env, 'NODE_ENV', ENVIRONMENTS, 'development');
  const host = text(env, 'HOST', '127.0.0.1');
  const port = portNumber(env);
  const database = databaseUrl(env);
  const site = siteUrl(env, host, port);
  const dataDir = resolve(text(env, 'DATA_DIR', './data'));
  const isPrivate = environment !== 'production' && database === null && isLoopback(host);
  return {
    environment,
    host,
    port,
    dataDir,
    backupDir: resolve(text(env, 'BACKUP_DIR', join(dataDir, 'backups'))),
    databaseUrl: database,
    logLevel: oneOf(
      { LOG_LEVEL: env['LOG_LEVEL']?.toLowerCase() },
      'LOG_LEVEL',
      LOG_LEVELS,
      isTerminal ? 'warn' : DEFAULT_LOG_LEVEL,
    ),
    roles: roles(env, argv),
    workerNice: wholeNumber(env, 'WORKER_NICE', { fallback: 10, least: 0, most: 19 }),
    siteUrl: site,
    validateResponses: flag(env, 'VALIDATE_RESPONSES', environment === 'test'),
    seedDemo: flag(env, 'SEED_DEMO', isPrivate),
    smtpUrl: smtpUrl(env),
    mailFrom: text(env, 'MAIL_FROM', `Platebook <no-reply@${new URL(site).hostname}>`),
    support: readSupportContact(env),
    devInbox: isPrivate && isLoopback(new URL(site).hostname),
    inviteCodeRequired: flag(env, 'INVITE_CODE_REQUIRED', true),
    inviteTriesPerMinute: wholeNumber(env, 'INVITE_TRIES_PER_MINUTE', {
      fallback: 5,
      least: 1,
      most: 1_000_000,
    }),
    stripe: readStripeConfig(env),
    providers: readProvidersConfig(env, { environment }),
    posting: readPostingTimes(env),
    auth: readAuthConfig(env, { site, environment }),
    uploads: readUploadsConfig(env),
    monitoring: readMonitoringConfig(env),
    trustedProxies: proxies(env, 'TRUSTED_PROXIES'),
  };
}

/** Spec 9. */
const DEFAULT_LOG_LEVEL: LogLevel = 'debug';

function portNumber(env: Env): number {
  const value = text(env, 'PORT', '4000');
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, but is "${value}".`);
  }
  return port;
}

function databaseUrl(env: Env): string | null {
  const value = text(env, 'DATABASE_URL', '');
  if (value === '') {
    return null;
  }
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new ConfigError(
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    );
  }
  return value;
}

function smtpUrl(env: Env): string | null {
  const value = text(env, 'SMTP_URL', '');
  if (value === '') {
    return null;
  }
  const protocol = URL.canParse(value) ? new URL(value).protocol : '';
  if (protocol !== 'smtp:' && protocol !== 'smtps:') {
    throw new ConfigError('SMTP_URL must look like smtps://user:password@host:465.');
  }
  return value;
}

function roles(env: Env, argv: readonly string[]): Role[] {
  const value = argv.find((argument) => argument.startsWith('--roles='))?.slice('--roles='.length);
  const names = (value ?? text(env, 'ROLES', ROLES.join(',')))
    .split(',')
    .map((name) => name.trim());
  const unknown = names.find((name) => !ROLES.some((role) => role === name));
  if (unknown !== undefined) {
    throw new ConfigError(`ROLES may list ${listed(ROLES)}, but has "${unknown}".`);
  }
  return ROLES.filter((role) => names.includes(role));
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');
}

function siteUrl(env: Env, host: string, port: number): string {
  const fallback = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return originOf('SITE_URL', text(env, 'SITE_URL', fallback));
}

const MB = 1024 * 1024;
/** An ordinary body is at most 1 MB. */
const ORDINARY_MS = 30_000;

type UploadsConfig = {
  /** Bytes of uploads that one process holds in memory concurrently. */
  readonly memoryBytes: number;
  /** The maximum report size. */
  readonly reportMaxBytes: number;
  readonly bodies: BodyLimits;
};

function readUploadsConfig(env: Env): UploadsConfig {
  return {
    memoryBytes:
      wholeNumber(env, 'UPLOAD_MEMORY_MB', { fallback: 64, least: 24, most: 4_096 }) * MB,
    reportMaxBytes:
      wholeNumber(env, 'UPLOAD_REPORT_MAX_MB', { fallback: 200, least: 10, most: 1_000 }) * MB,
    bodies: {
      ordinaryMs: ORDINARY_MS,
      upload: {
        bytes: wholeNumber(env, 'UPLOAD_FLOOR_BYTES', { fallback: 65_536, least: 1, most: MB }),
        windowMs:
          wholeNumber(env, 'UPLOAD_FLOOR_WINDOW_S', { fallback: 15, least: 1, most: 600 }) * 1_000,
      },
    },
  };
}
