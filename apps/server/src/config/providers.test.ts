import { describe, expect, test } from 'vitest';
import { readProvidersConfig } from './providers.ts';
import { ConfigError } from './values.ts';

const read = (env: Record<string, string>, environment = 'test') =>
  readProvidersConfig(env, { environment });

const REAL = {
  QUICKBOOKS_CLIENT_ID: 'id',
  QUICKBOOKS_CLIENT_SECRET: 'secret',
  QUICKBOOKS_VERIFIER_TOKEN: 'verifier',
  UBEREATS_CLIENT_ID: 'uber-id',
  UBEREATS_CLIENT_SECRET: 'uber-secret',
  DOORDASH_ENABLED: '1',
};
const DOWNLOADS = ['.amazonaws.com', '.uber.com', '.doordash.com'];

describe('providers', () => {
  test('are not offered without credentials, and nothing may be called', () => {
    expect(read({})).toEqual({
      quickbooks: null,
      ubereats: null,
      doordash: null,
      sandboxUrl: null,
      outbound: { hosts: DOWNLOADS, loopback: false },
    });
  });

  test('are the real ones with credentials, and only their hosts may be called', () => {
    const config = read(REAL, 'production');
    expect(config.quickbooks).toEqual({
      authorizeUrl: 'https://appcenter.intuit.com/connect/oauth2',
      tokenUrl: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
      revokeUrl: 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
      apiUrl: 'https://quickbooks.api.intuit.com',
      clientId: 'id',
      clientSecret: 'secret',
      webhookSecret: 'verifier',
    });
    expect(config.ubereats?.webhookSecret).toBe('uber-secret');
    expect(config.doordash).toEqual({ apiUrl: 'https://openapi.doordash.com' });
    expect(config.outbound).toEqual({
      hosts: [
        'oauth.platform.intuit.com',
        'developer.api.intuit.com',
        'quickbooks.api.intuit.com',
        'auth.uber.com',
        'api.uber.com',
        'openapi.doordash.com',
        ...DOWNLOADS,
      ],
      loopback: false,
    });
  });

  test('are the sandbox if configured, on the same paths, and this machine may be called', () => {
    const config = read({ SANDBOX_URL: 'http://127.0.0.1:4010' });
    expect(config.quickbooks?.tokenUrl).toBe('http://127.0.0.1:4010/oauth2/v1/tokens/bearer');
    expect(config.ubereats?.authorizeUrl).toBe('http://127.0.0.1:4010/oauth/v2/authorize');
    expect(config.doordash).toEqual({ apiUrl: 'http://127.0.0.1:4010' });
    expect(config.outbound).toEqual({ hosts: ['127.0.0.1:4010', ...DOWNLOADS], loopback: true });
  });

  test('may serve reports from other hosts', () => {
    const { hosts } = read({
      ...REAL,
      PROVIDER_DOWNLOAD_HOSTS: 'files.example.com, .example.org',
    }).outbound;
    expect(hosts.slice(-2)).toEqual(['files.example.com', '.example.org']);
    expect(hosts).not.toContain('.amazonaws.com');
  });

  test('are never on this machine in production', () => {
    const config = read({ ...REAL, DOORDASH_API_URL: 'http://127.0.0.1:9' }, 'production');
    expect(config.outbound.loopback).toBe(false);
    expect(() => read({ SANDBOX_URL: 'http://127.0.0.1:4010' }, 'production')).toThrow(ConfigError);
  });

  test('need id and secret together', () => {
    expect(() => read({ UBEREATS_CLIENT_ID: 'id' })).toThrow(
      'UBEREATS_CLIENT_ID and UBEREATS_CLIENT_SECRET are set together.',
    );
  });
});
