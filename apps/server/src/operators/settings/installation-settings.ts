import type { Config } from '../../config/config.ts';
import { DEFAULT_POSTING_TIMES } from '../../config/posting.ts';

export type SettingGroup =
  | 'server'
  | 'sign_in'
  | 'mail'
  | 'uploads'
  | 'posting'
  | 'providers'
  | 'payments';

export type SettingType = 'text' | 'number' | 'flag' | 'list' | 'secret';

/** A setting of the installation in the environment's notation: flags are 1 or 0, lists are comma-separated. */
export type InstallationSetting = {
  readonly name: string;
  readonly group: SettingGroup;
  readonly type: SettingType;
  /** Null if it is not set; a secret is shown as `set`, never its value. */
  readonly value: string | null;
  /** Null if it has no default, or one derived from other settings. */
  readonly fallback: string | null;
};

const MB = 1024 * 1024;
const SET = 'set';

/** The effective values of all settings that the installation's processes share. */
export function settingsOf(config: Config): InstallationSetting[] {
  return [
    ...serverSettings(config),
    ...signInSettings(config),
    ...uploadSettings(config),
    ...postingSettings(config),
    ...providerSettings(config),
  ];
}

function serverSettings(config: Config): InstallationSetting[] {
  const { support, monitoring } = config;
  return [
    text('server', 'NODE_ENV', config.environment, 'development'),
    text('server', 'SITE_URL', config.siteUrl),
    secret('server', 'DATABASE_URL', config.databaseUrl),
    list('server', 'TRUSTED_PROXIES', config.trustedProxies),
    flag('server', 'VALIDATE_RESPONSES', config.validateResponses, false),
    text('server', 'OTEL_EXPORTER_OTLP_ENDPOINT', monitoring.traces?.endpoint ?? null),
    { ...flag('server', 'SEED_DEMO', config.seedDemo, false), fallback: null },
    secret('mail', 'SMTP_URL', config.smtpUrl),
    text('mail', 'MAIL_FROM', config.mailFrom),
    text('mail', 'SUPPORT_EMAIL', support.email),
    text('mail', 'SUPPORT_HOURS', support.hours),
  ];
}

function signInSettings({ auth, siteUrl, inviteTriesPerMinute }: Config): InstallationSetting[] {
  const corsOrigins = auth.corsOrigins.filter((origin) => origin !== siteUrl);
  const keys = auth.secretKeys;
  return [
    number('sign_in', 'INVITE_TRIES_PER_MINUTE', inviteTriesPerMinute, 5),
    flag('sign_in', 'AUTH_SIGNUPS', auth.signupsOpen, true),
    flag('sign_in', 'AUTH_AUTOCONFIRM_EMAIL', auth.autoconfirm.email, false),
    flag('sign_in', 'AUTH_AUTOCONFIRM_PHONE', auth.autoconfirm.phone, false),
    flag('sign_in', 'AUTH_REQUIRE_CURRENT_PASSWORD', auth.requireCurrentPassword, false),
    number('sign_in', 'ACCESS_TOKEN_LIFE_S', auth.accessTokenLifeSeconds, 3_600),
    number('sign_in', 'AUTH_REQUESTS_PER_ADDRESS', auth.requestsPerAddress, 30),
    list('sign_in', 'CORS_ORIGINS', corsOrigins),
    list('sign_in', 'AUTH_REDIRECT_ALLOW_LIST', auth.redirectAllowList),
    secret('sign_in', 'SECRET_KEYS', keys === null ? null : SET),
    text('sign_in', 'AUTH_URL', auth.remote?.url ?? null),
  ];
}

function uploadSettings({ uploads }: Config): InstallationSetting[] {
  const { upload } = uploads.bodies;
  return [
    number('uploads', 'UPLOAD_MEMORY_MB', uploads.memoryBytes / MB, 64),
    number('uploads', 'UPLOAD_REPORT_MAX_MB', uploads.reportMaxBytes / MB, 200),
    number('uploads', 'UPLOAD_FLOOR_BYTES', upload.bytes, 65_536),
    number('uploads', 'UPLOAD_FLOOR_WINDOW_S', upload.windowMs / 1_000, 15),
  ];
}

function postingSettings({ posting }: Config): InstallationSetting[] {
  const usual = DEFAULT_POSTING_TIMES;
  return [
    number('posting', 'POSTING_CALL_MS', posting.callMs, usual.callMs),
    number('posting', 'POSTING_LEASE_MS', posting.leaseMs, usual.leaseMs),
    number('posting', 'POSTING_QUARANTINE_MS', posting.quarantineMs, usual.quarantineMs),
    number('posting', 'POSTING_RETRY_MS', posting.retryMs, usual.retryMs),
  ];
}

function providerSettings({ providers, stripe }: Config): InstallationSetting[] {
  const { quickbooks, ubereats, doordash, sandboxUrl } = providers;
  return [
    text('providers', 'SANDBOX_URL', sandboxUrl),
    secret('providers', 'QUICKBOOKS_CLIENT_SECRET', quickbooks?.clientSecret ?? null),
    text('providers', 'QUICKBOOKS_API_URL', quickbooks?.apiUrl ?? null),
    secret('providers', 'UBEREATS_CLIENT_SECRET', ubereats?.clientSecret ?? null),
    text('providers', 'UBEREATS_API_URL', ubereats?.apiUrl ?? null),
    text('providers', 'DOORDASH_API_URL', doordash?.apiUrl ?? null),
    secret('payments', 'STRIPE_SECRET_KEY', stripe?.secretKey ?? null),
    text('payments', 'STRIPE_API_URL', stripe?.apiUrl ?? null),
  ];
}

function text(
  group: SettingGroup,
  name: string,
  value: string | null,
  fallback: string | null = null,
): InstallationSetting {
  return { name, group, type: 'text', value, fallback };
}

function number(
  group: SettingGroup,
  name: string,
  value: number,
  fallback: number,
): InstallationSetting {
  return { name, group, type: 'number', value: String(value), fallback: String(fallback) };
}

/** In the environment's notation. */
export function flagText(isOn: boolean): '1' | '0' {
  return isOn ? '1' : '0';
}

function flag(
  group: SettingGroup,
  name: string,
  value: boolean,
  fallback: boolean,
): InstallationSetting {
  return { name, group, type: 'flag', value: flagText(value), fallback: flagText(fallback) };
}

function list(group: SettingGroup, name: string, values: readonly string[]): InstallationSetting {
  return {
    name,
    group,
    type: 'list',
    value: values.length === 0 ? null : values.join(', '),
    fallback: null,
  };
}

function secret(group: SettingGroup, name: string, value: string | null): InstallationSetting {
  return { name, group, type: 'secret', value: value === null ? null : SET, fallback: null };
}
