import { randomUUID } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import type { Outbound, OutboundRequest } from '../../platform/outbound.ts';
import { scriptedOutbound } from '../../platform/outbound.fake.ts';
import { noAnswer, numberedConnections, providerFailureOf } from '../provider-calls.fake.ts';
import { createDoorDashStores } from './doordash-stores.ts';

const scope = grantTenantScope(randomUUID(), randomUUID(), 'test');
const TODAY = '2026-03-01';
const READY = { report_status: 'SUCCEEDED', report_link: 'https://files.test/1?signed=x' };
const HEADER = 'STORE_ID,STORE_NAME,MERCHANT_SUPPLIED_ID,STORE_ADDRESS,STORE_STATUS\n';

function listing(outbound: Outbound, reportId: string | null = 'r/1', apiUrl = 'https://api.test') {
  const deps = { connections: numberedConnections('doordash'), outbound, apiUrl };
  return createDoorDashStores(deps)(scope, { reportId, today: TODAY });
}

/** The link of a finished report with these files. */
function finished(files: Readonly<Record<string, string>> | Uint8Array) {
  const bytes =
    files instanceof Uint8Array
      ? files
      : zipSync(
          Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
        );
  const link = scriptedOutbound({ status: 200, body: READY });
  const sent: OutboundRequest[] = [];
  const outbound: Outbound = async (request) => {
    sent.push(request);
    return sent.length === 1
      ? link(request)
      : { status: 200, headers: {}, bytes: Buffer.from(bytes), durationMs: 3 };
  };
  return { outbound, sent };
}

const storesOf = async (files: Readonly<Record<string, string>>) => {
  const listed = await listing(finished(files).outbound);
  return listed.kind === 'listed' ? listed.stores : null;
};

const UNREADABLE = {
  code: 'listing_unreadable',
  message: "We couldn't read the store list from DoorDash.",
  retryable: false,
  values: { name: 'DoorDash' },
};

describe('a store listing', () => {
  test('starts with a report on every store, for the previous day', async () => {
    const outbound = scriptedOutbound({ status: 202, body: { report_id: 'b6f7' } });
    expect(await listing(outbound, null)).toEqual({ kind: 'waiting', reportId: 'b6f7' });
    expect(outbound.sent.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([
      [
        'https://api.test/dataexchange/v1/reports',
        {
          business_ids: [],
          store_ids: [],
          start_date: '2026-02-28',
          end_date: '2026-02-28',
          report_type: 'STORE_INFORMATION',
          report_version: 1,
        },
      ],
    ]);
  });

  test.each([{}, { report_id: '' }, { report_id: null }, [], '<html>'])(
    'fails if no report was started: %j',
    async (body) => {
      const outbound = scriptedOutbound({ status: 202, body });
      expect(await providerFailureOf(listing(outbound, null))).toMatchObject(UNREADABLE);
    },
  );

  test.each([
    { report_status: 'PENDING' },
    { report_status: 'SUCCEEDED' },
    { report_status: 'SUCCEEDED', report_link: '  ' },
    { report_link: 'https://files.test/1' },
    {},
  ])('waits while its report has the status %j', async (body) => {
    const outbound = scriptedOutbound({ status: 200, body });
    expect(await listing(outbound)).toEqual({ kind: 'waiting', reportId: 'r/1' });
    expect(outbound.sent.map(({ url }) => url)).toEqual([
      'https://api.test/dataexchange/v1/reports/r%2F1/reportlink',
    ]);
  });

  test('fails if DoorDash could not generate it', async () => {
    const outbound = scriptedOutbound({ status: 200, body: { report_status: 'FAILED' } });
    expect(await providerFailureOf(listing(outbound))).toMatchObject({
      code: 'platform_refused',
      retryable: false,
      values: { why: 'list_not_made', name: 'DoorDash' },
    });
  });

  test('is downloaded by its link, without the client’s authorization', async () => {
    const { outbound, sent } = finished({ 'a.csv': `${HEADER}1,Harbor,,,active\n` });
    expect(await listing(outbound)).toMatchObject({
      kind: 'listed',
      connectionId: 'the-connection',
    });
    expect(sent.map(({ url, headers }) => [url, headers?.['authorization']])).toEqual([
      ['https://api.test/dataexchange/v1/reports/r%2F1/reportlink', 'Bearer 1'],
      ['https://files.test/1?signed=x', undefined],
    ]);
  });

  test.each([
    ['a link that is over', { status: 403 }],
    ['an answer without the file', { status: 204 }],
    ['a 500', { status: 500 }],
    ['no answer', noAnswer('timeout', true)],
    ['more bytes than are taken', noAnswer('too_large', true)],
    ['an address that may not be called', noAnswer('not_allowed', false)],
  ])('is retried after %s', async (_name, answer) => {
    const outbound = scriptedOutbound({ status: 200, body: READY }, answer);
    expect(await providerFailureOf(listing(outbound))).toMatchObject({
      code: 'platform_unavailable',
      message: "DoorDash didn't return its list of stores. We'll try again automatically.",
      retryable: true,
      values: { why: 'list_late', name: 'DoorDash' },
    });
  });

  test('passes on internal errors', async () => {
    const outbound = scriptedOutbound({ status: 200, body: READY }, new RangeError('ours'));
    await expect(listing(outbound)).rejects.toThrow(RangeError);
  });
});

describe('the file of stores', () => {
  test('is read in full, from each of its tables', async () => {
    expect(
      await storesOf({
        'readme.txt': 'STORE_ID\nnot a store\n',
        'one.csv': `\uFEFF Store_Id ,STORE_NAME,MERCHANT_SUPPLIED_ID,STORE_ADDRESS,STORE_STATUS\r\n12345,"Harbor, ""Main""",MA-001,"123 Main St, Boston, MA 02110, USA",Active\r\n\r\n`,
        'two.CSV': `${HEADER}6,,null,NULL,deactivated\n`,
      }),
    ).toEqual([
      {
        platformStoreId: '12345',
        name: 'Harbor, "Main"',
        externalRef: 'MA-001',
        address: {
          line1: '123 Main St',
          city: 'Boston',
          region: 'MA',
          postal_code: '02110',
          country: 'US',
        },
        timeZone: null,
        currency: null,
        isActive: true,
      },
      {
        platformStoreId: '6',
        name: '6',
        externalRef: null,
        address: null,
        timeZone: null,
        currency: null,
        isActive: false,
      },
    ]);
  });

  const place = (line1: string, city: string, region: string, code: string) => ({
    line1,
    city,
    region,
    postal_code: code,
    country: /^\d/.test(code) ? 'US' : 'CA',
  });

  test.each([
    ['1 A St, Boston, MA 02110-1234, US', place('1 A St', 'Boston', 'MA', '02110-1234')],
    ['1 A St, Suite 5, Boston, MA, 02110', place('1 A St, Suite 5', 'Boston', 'MA', '02110')],
    ['9 King St W, Toronto, ON M5H 1A1', place('9 King St W', 'Toronto', 'ON', 'M5H 1A1')],
    ['9 King St, Toronto, ON M5H1A1, Canada', place('9 King St', 'Toronto', 'ON', 'M5H1A1')],
  ])('parses the address %s', async (text, address) => {
    const stores = await storesOf({ 'a.csv': `${HEADER}1,Harbor,,"${text}",active\n` });
    expect(stores?.[0]?.address).toEqual(address);
  });

  test.each(['123 Main St', 'Boston, MA', '1 A St, Boston, Massachusetts 02110'])(
    'keeps an address it cannot parse as one line: %s',
    async (text) => {
      const stores = await storesOf({ 'a.csv': `${HEADER}1,Harbor,,"${text}",active\n` });
      expect(stores?.[0]?.address).toEqual({
        line1: text,
        city: null,
        region: null,
        postal_code: null,
        country: null,
      });
    },
  );

  test('may list no stores', async () => {
    expect(await storesOf({ 'a.csv': HEADER })).toEqual([]);
  });

  test.each([
    ['no ZIP', strToU8('<html>gone</html>')],
    ['nothing', new Uint8Array()],
    [
      'a ZIP that breaks off',
      zipSync({ 'a.csv': strToU8(`${HEADER}1,Harbor,,,active\n`) }).slice(0, 60),
    ],
    ['no table', { 'readme.txt': 'nothing' }],
    ['a store without its id', { 'a.csv': `${HEADER}1,Harbor,,,active\n,Cove,,,active\n` }],
    ['another header', { 'a.csv': 'ID,NAME\n1,Harbor\n' }],
    [
      'a table that unpacks to more than is taken',
      { 'a.csv': `${HEADER}${'x'.repeat(20_000_000)}` },
    ],
  ])('is unreadable if it is %s', async (_name, files) => {
    const { outbound } = finished(files);
    expect(await providerFailureOf(listing(outbound))).toMatchObject(UNREADABLE);
  });
});
