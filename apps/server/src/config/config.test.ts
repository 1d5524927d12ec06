import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './values.ts';

/** Production has no default for it. */
const KEYS = `k1:${'A'.repeat(43)}=`;

describe('configuration', () => {
  test('by default runs web and worker on loopback with the embedded database and the demo', () => {
    expect(readConfig({})).toEqual({
      environment: 'development',
      host: '127.0.0.1',
      port: 4000,
      dataDir: resolve('./data'),
      backupDir: resolve('./data/backups'),
      databaseUrl: null,
      logLevel: 'debug',
      roles: ['web', 'worker'],
      siteUrl: 'http://127.0.0.1:4000',
      validateResponses: false,
      workerNice: 10,
      seedDemo: true,
      smtpUrl: null,
      mailFrom: 'Platebook <no-reply@127.0.0.1>',
      support: { email: null, hours: null },
      devInbox: true,
      inviteCodeRequired: true,
      inviteTriesPerMinute: 5,
      stripe: null,
      posting: {
        callMs: 30_000,
        leaseMs: 90_000,
        maxSends: 12,
        quarantineMs: 130_000,
        retryMs: 5_000,
      },
      providers: {
        quickbooks: null,
        ubereats: null,
        doordash: null,
        sandboxUrl: null,
        outbound: { hosts: ['.amazonaws.com', '.uber.com', '.doordash.com'], loopback: false },
      },
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
      uploads: {
        memoryBytes: 67_108_864,
        reportMaxBytes: 209_715_200,
        bodies: { ordinaryMs: 30_000, upload: { windowMs: 15_000, bytes: 65_536 } },
      },
      monitoring: { metrics: null, traces: null },
      trustedProxies: [],
    });
  });

  test('creates demo logins only where nobody else can reach them, unless set', () => {
    const seeds = (env: Record<string, string>) => readConfig(env).seedDemo;
    expect(seeds({ HOST: '0.0.0.0' })).toBe(false);
    expect(seeds({ DATABASE_URL: 'postgres://u:p@db/x' })).toBe(false);
    expect(seeds({ NODE_ENV: 'production', SECRET_KEYS: KEYS })).toBe(false);
    expect(seeds({ HOST: '0.0.0.0', SEED_DEMO: '1' })).toBe(true);
    expect(seeds({ SEED_DEMO: '0' })).toBe(false);
  });

  test('serves the development inbox only where nobody else can reach it, regardless of settings', () => {
    const shows = (env: Record<string, string>) => readConfig(env).devInbox;
    expect(shows({ HOST: '::1', PORT: '80' })).toBe(true);
    expect(shows({ HOST: '0.0.0.0', SEED_DEMO: '1' })).toBe(false);
    expect(shows({ DATABASE_URL: 'postgres://u:p@db/x' })).toBe(false);
    expect(shows({ NODE_ENV: 'production', SECRET_KEYS: KEYS })).toBe(false);
    expect(shows({ SITE_URL: 'https://books.example.test' })).toBe(false);
  });

  test("sends mail through SMTP_URL, from the site's name unless MAIL_FROM is set", () => {
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

  test('uses SUPPORT_EMAIL as the support contact, and accepts one address only', () => {
    const { support } = readConfig({
      SUPPORT_EMAIL: ' help@books.example.test ',
      SUPPORT_HOURS: 'Monday to Friday',
    });
    expect(support).toEqual({ email: 'help@books.example.test', hours: 'Monday to Friday' });
    for (const wrong of ['help', 'a@b, c@d', 'Help <a@b.test>', 'a@b.test?bcc=c@d.test', 'a@b&c']) {
      expect(() => readConfig({ SUPPORT_EMAIL: wrong })).toThrow(
        `SUPPORT_EMAIL must be one email address such as help@example.com, but is "${wrong}".`,
      );
    }
  });

  test('reads the auth settings', () => {
    const { auth, trustedProxies } = readConfig({
      NODE_ENV: 'production',
      SITE_URL: 'https://app.example.test/',
      SECRET_KEYS: `new:${'B'.repeat(43)}=,old:${'A'.repeat(43)}=`,
      CORS_ORIGINS: 'https://other.example.test/path, http://localhost:5173',
      AUTH_REDIRECT_ALLOW_LIST: 'https://*.example.test/**',
      AUTH_SIGNUPS: '0',
      AUTH_AUTOCONFIRM_PHONE: '1',
      AUTH_REQUIRE_CURRENT_PASSWORD: '1',
      AUTH_REQUESTS_PER_ADDRESS: '60',
      AUTH_URL: 'https://project.example.test/auth/v1/',
      AUTH_API_KEY: 'anon',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8, fd00::/8',
    });
    expect([auth.secretKeys?.map(({ kid, key }) => [kid, key.length]), trustedProxies]).toEqual([
      [
        ['new', 32],
        ['old', 32],
      ],
      ['loopback', '10.0.0.0/8', 'fd00::/8'],
    ]);
    expect(auth).toMatchObject({
      corsOrigins: [
        'https://app.example.test',
        'https://other.example.test',
        'http://localhost:5173',
      ],
      redirectAllowList: ['https://*.example.test/**'],
      signupsOpen: false,
      autoconfirm: { email: false, phone: true },
      requireCurrentPassword: true,
      requestsPerAddress: 60,
      remote: {
        url: 'https://project.example.test/auth/v1',
        jwksUrl: 'https://project.example.test/auth/v1/.well-known/jwks.json',
        issuer: 'https://project.example.test/auth/v1',
        apiKey: 'anon',
      },
    });
  });

  test.each([
    [
      { NODE_ENV: 'production' },
      'SECRET_KEYS must be set in production. Make one with: echo "k1:$(openssl rand -base64 32)"',
    ],
    [
      { SECRET_KEYS: 'k1:short' },
      'SECRET_KEYS cannot be used. Each key is ID:BASE64 of 32 random bytes.',
    ],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be an http or https address, but is "*".'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES may list addresses, networks and "loopback", "linklocal" or "uniquelocal", but has "10.0.0.0/33".',
    ],
    [
      { AUTH_REQUESTS_PER_ADDRESS: '0' },
      'AUTH_REQUESTS_PER_ADDRESS must be a whole number from 1 to 1000000, but is "0".',
    ],
  ])('rejects %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });

  test('enables Stripe with both of its secrets', () => {
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

  test('prefers roles from the command line over the environment', () => {
    expect(readConfig({ ROLES: 'web' }, { argv: ['--roles=worker'] }).roles).toEqual(['worker']);
    expect(readConfig({ ROLES: ' worker , web ' }).roles).toEqual(['web', 'worker']);
  });

  test('logs quietly in a terminal, or at any level that is set', () => {
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
  test.each(refused)('rejects %j in one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });
});
