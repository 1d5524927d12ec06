import { expect, test } from 'vitest';
import { booksUrlOf } from './books-url.ts';
import { readProvidersConfig } from '../../config/providers.ts';

const APP = { QUICKBOOKS_CLIENT_ID: 'id', QUICKBOOKS_CLIENT_SECRET: 'secret' };
const SANDBOX = { SANDBOX_URL: 'http://127.0.0.1:4174' };

function entryAt(env: Readonly<Record<string, string>>): string {
  return booksUrlOf(readProvidersConfig(env, { environment: 'development' }))('9341', '192');
}

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'of a company',
    APP,
    'https://qbo.intuit.com/app/login?pagereq=journal%3FtxnId%3D192&deeplinkcompanyid=9341',
  ],
  [
    'of a company beside simulated platforms',
    { ...APP, ...SANDBOX },
    'https://qbo.intuit.com/app/login?pagereq=journal%3FtxnId%3D192&deeplinkcompanyid=9341',
  ],
  [
    "of one of Intuit's test companies",
    { ...APP, QUICKBOOKS_API_URL: 'https://sandbox-quickbooks.api.intuit.com' },
    'https://app.sandbox.qbo.intuit.com/app/journal?txnId=192',
  ],
  ['of simulated books', SANDBOX, 'http://127.0.0.1:4174/_sandbox/companies/9341/entries'],
])('opens an entry %s', (_case, env, url) => {
  expect(entryAt(env)).toBe(url);
});
