import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-values.ts';

/** In production there is no default for it. */
const KEYS = `k1:${'A'.repeat(43)}=`;

describe('configuration', () => {
  test('of nothing runs web and worker on loopback with the embedded database and the demo', () => {
    expect(readConfig({})).toEqual({
      environment: 'development',
      host: '127.0.0.1',
      port: 4000,
      dataDir: resolve('./data'),
      databaseUrl: null,
      logLevel: 'debug',
      roles: ['web', 'worker'],
      siteUrl: 'http://127.0.0.1:4000',
      validateResponses: false,
      seedDemo: true,
      smtpUrl: null,
      mailFrom: 'Platebook <no-reply@127.0.0.1>',
      devInbox: true,
      inviteCodeRequired: true,
      inviteTriesPerMinute: 5,
      stripe: null,
      auth: {
        secretKeys: null,
        corsOrigins: ['http://127.0.0.1:4000'],
        redirectAllowList: [],
        signupsOpen: true,
        autoconfirm: { email: false, phone: false },
        requireCurrentPassword: false,
        accessTokenLifeSeconds: 3_600,
        requestsPerAddress: 30,
        remote: null,
      },
    });
  });

  test('puts demo logins only where nobody else can reach them, unless asked', () => {
    const seeds = (env: Record<string, string>) => readConfig(env).seedDemo;
    expect(seeds({ HOST: '0.0.0.0' })).toBe(false);
    expect(seeds({ DATABASE_URL: 'postgres://u:p@db/x' })).toBe(false);
    expect(seeds({ NODE_ENV: 'production', SECRET_KEYS: KEYS })).toBe(false);
    expect(seeds({ HOST: '0.0.0.0', SEED_DEMO: '1' })).toBe(true);
    expect(seeds({ SEED_DEMO: '0' })).toBe(false);
  });

  test('shows the development inbox only where nobody else can reach it, whatever else is asked', () => {
    const shows = (env: Record<string, string>) => readConfig(env).devInbox;
    expect(shows({ HOST: '::1', PORT: '80' })).toBe(true);
    expect(shows({ HOST: '0.0.0.0', SEED_DEMO: '1' })).toBe(false);
    expect(shows({ DATABASE_URL: 'postgres://u:p@db/x' })).toBe(false);
    expect(shows({ NODE_ENV: 'production', SECRET_KEYS: KEYS })).toBe(false);
    expect(shows({ SITE_URL: 'https://books.example.test' })).toBe(false);
  });

  test('sends mail by SMTP_URL, from the name of the site unless MAIL_FROM says otherwise', () => {
    const { smtpUrl, mailFrom } = readConfig({
      SMTP_URL: 'smtps://user:secret@mail.example.test:465',
      SITE_URL: 'https://books.example.test',
    });
    expect([smtpUrl, mailFrom]).toEqual([
      'smtps://user:secret@mail.example.test:465',
      'Platebook <no-reply@books.example.test>',
    ]);
    expect(readConfig({ MAIL_FROM: 'Books <books@example.test>' }).mailFrom).toBe(
      'Books <books@example.test>',
    );
  });

  test('takes payments by Stripe with both of its secrets', () => {
    const secrets = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readConfig(secrets).stripe).toEqual({
      apiUrl: 'https://api.stripe.com',
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
    });
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
      new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together.'),
    );
  });

  test('takes roles from the command line before the environment', () => {
    expect(readConfig({ ROLES: 'web' }, { argv: ['--roles=worker'] }).roles).toEqual(['worker']);
    expect(readConfig({ ROLES: ' worker , web ' }).roles).toEqual(['web', 'worker']);
  });

  test('keeps the log of a terminal quiet, and any level that is asked for', () => {
    expect(readConfig({}, { isTerminal: true }).logLevel).toBe('warn');
    expect(readConfig({ LOG_LEVEL: 'INFO' }, { isTerminal: true }).logLevel).toBe('info');
  });

  test('keeps only the origin of SITE_URL', () => {
    expect(readConfig({ SITE_URL: 'https://books.example.test/path/' }).siteUrl).toBe(
      'https://books.example.test',
    );
    expect(readConfig({ HOST: '::1', PORT: '80' }).siteUrl).toBe('http://[::1]');
  });

  const refused: [Record<string, string>, string][] = [
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be "debug", "info", "warn" or "error", but is "loud".'],
    [{ ROLES: 'web,cook' }, 'ROLES may list "web" or "worker", but has "cook".'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
    [{ SMTP_URL: 'mail.example.test' }, 'SMTP_URL must look like smtps://user:password@host:465.'],
    [{ SITE_URL: 'books' }, 'SITE_URL must be an http or https address, but is "books".'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO must be "1" or "0", but is "yes".'],
    [
      { NODE_ENV: 'staging' },
      'NODE_ENV must be "development", "test" or "production", but is "staging".',
    ],
  ];
  test.each(refused)('refuses %j in one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });
});
