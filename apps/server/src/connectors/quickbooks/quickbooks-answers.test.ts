import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { grantTenantScope } from '../../db/database.ts';
import { scriptedOutbound } from '../../platform/outbound.fake.ts';
import { noAnswer, numberedConnections, providerFailureOf } from '../provider-calls.fake.ts';
import { BooksFault, BooksUnreachable } from './quickbooks.port.ts';
import { createQuickBooks, quoted } from './quickbooks.ts';

const scope = grantTenantScope(randomUUID(), randomUUID(), 'test');
const REALM = '9341452000000001';
const GET = { method: 'GET', path: 'preferences' } as const;

/** A QuickBooks that returns these responses in order. */
function answering(
  answers: Parameters<typeof scriptedOutbound>,
  { isDoubted = false }: { isDoubted?: boolean } = {},
) {
  const outbound = scriptedOutbound(...answers);
  const connections = numberedConnections('quickbooks', { externalId: REALM, isDoubted });
  const pauses: number[] = [];
  const turns: string[] = [];
  const limiter = {
    acquire: async (realmId: string) => void turns.push(realmId),
    pause: async (_realmId: string, ms: number) => void pauses.push(ms),
  };
  const apiUrl = 'https://books.test';
  const books = createQuickBooks({ connections, outbound, limiter, apiUrl });
  return { books, outbound, connections, pauses, turns };
}

const page = (rows: unknown) => ({ status: 200, body: { QueryResponse: rows } });
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ Id: String(from + at) }));

describe('a query', () => {
  test('continues until a page that is not full, even if that is empty', async () => {
    const { books, outbound, turns } = answering([
      page({ Account: rows(1_000) }),
      page({ Account: rows(1_000, 1_000) }),
      page({}),
    ]);
    const found = await books.query<{ Id: string }>(scope, 'Account', 'Active = true');
    expect([found.length, found.at(-1)?.Id, turns.length]).toEqual([2_000, '1999', 3]);
    expect(outbound.sent.map(({ url }) => new URL(url).searchParams.get('query'))).toEqual([
      'select * from Account where Active = true startposition 1 maxresults 1000',
      'select * from Account where Active = true startposition 1001 maxresults 1000',
      'select * from Account where Active = true startposition 2001 maxresults 1000',
    ]);
  });

  test('returns nothing if one of its pages fails', async () => {
    const { books } = answering([page({ Account: rows(1_000) }), noAnswer('reset', true)]);
    await expect(books.query(scope, 'Account')).rejects.toBeInstanceOf(BooksUnreachable);
  });

  test.each([
    ['no answer to the query', { status: 200, body: { time: 'now' } }],
    ['a list', { status: 200, body: [] }],
    ['no rows but one thing', page({ Account: { Id: '1' } })],
    ['a text', page({ Account: '1' })],
    ['nothing', page(null)],
  ])('that returns %s is not taken for an empty one', async (_name, answer) => {
    const { books } = answering([answer]);
    const failure = await providerFailureOf(books.query(scope, 'Account'));
    expect([failure.name, failure.kind]).toEqual(['BooksUnreachable', 'unreachable']);
  });

  test.each([
    ["O'Hara", "'O\\'Hara'"],
    ['a\\b', "'a\\\\b'"],
    ["\\' or 1=1", "'\\\\\\' or 1=1'"],
  ])('quotes %s as a string literal', (text, literal) => {
    expect(quoted(text)).toBe(literal);
  });
});

describe('creating an entity', () => {
  const create = (books: ReturnType<typeof answering>['books']) =>
    books.create<{ Id: string }>(scope, 'Account', { Name: 'Clearing' }, 'request-1');

  test('is sent once, under its request ID', async () => {
    const { books, outbound } = answering([{ status: 200, body: { Account: { Id: '91' } } }]);
    expect(await create(books)).toEqual({ Id: '91' });
    expect(outbound.sent.map(({ url, method, body }) => [url, method, body])).toEqual([
      [
        `https://books.test/v3/company/${REALM}/account?requestid=request-1&minorversion=75`,
        'POST',
        '{"Name":"Clearing"}',
      ],
    ]);
  });

  test('uses the same request ID after a 401', async () => {
    const { books, outbound } = answering([
      { status: 401 },
      { status: 200, body: { Account: { Id: '91' } } },
    ]);
    await create(books);
    const [first, second] = outbound.sent;
    expect([second?.url, second?.body]).toEqual([first?.url, first?.body]);
    expect([first, second].map((sent) => sent?.headers?.['authorization'])).toEqual([
      'Bearer 1',
      'Bearer 2',
    ]);
  });

  test.each([[{}], [[]], [{ Account: null }], [{ Account: 'x' }], [{ account: { Id: '91' } }]])(
    'may exist although the response is %j',
    async (body) => {
      const { books } = answering([{ status: 200, body }]);
      const failure = await providerFailureOf(create(books));
      expect([failure.name, failure.mayHaveArrived]).toEqual(['BooksUnreachable', true]);
    },
  );

  test('is refused with Intuit’s message, whatever the status', async () => {
    const body = { Fault: { Error: [{ code: '6240', Message: 'Duplicate Name Exists Error' }] } };
    const { books } = answering([{ status: 200, body }]);
    const failure = await providerFailureOf(create(books));
    expect(failure).toBeInstanceOf(BooksFault);
    expect(failure).toMatchObject({ code: '6240', meaning: 'duplicate_name', kind: 'refused' });
  });
});

describe('the company and its preferences', () => {
  test('are read from their responses', async () => {
    const { books } = answering([
      { status: 200, body: { CompanyInfo: { CompanyName: 'Harbor' } } },
      { status: 200, body: { Preferences: { TaxPrefs: {} } } },
    ]);
    expect([await books.companyInfo(scope), await books.preferences(scope)]).toEqual([
      { CompanyName: 'Harbor' },
      { TaxPrefs: {} },
    ]);
  });

  test('are not called if this installation does not offer QuickBooks', async () => {
    const outbound = scriptedOutbound();
    const books = createQuickBooks({
      connections: numberedConnections('quickbooks'),
      outbound,
      limiter: { acquire: async () => undefined, pause: async () => undefined },
      apiUrl: null,
    });
    await expect(books.companyInfo(scope)).rejects.toMatchObject({ code: 'connection_missing' });
    await expect(books.realmOf(scope)).rejects.toMatchObject({ code: 'connection_missing' });
    expect(outbound.sent).toEqual([]);
  });
});

describe('a rate-limit pause', () => {
  const xml = '<Fault><Error code="3001"><Message>ThrottleExceeded</Message></Error></Fault>';

  test.each([
    ['seconds', { status: 429, headers: { 'retry-after': '7' }, body: {} }, 7_000],
    ['no pause', { status: 429, headers: { 'retry-after': '0' }, body: {} }, 60_000],
    ['nothing', { status: 429, body: '' }, 60_000],
    [
      'a date',
      { status: 429, headers: { 'retry-after': 'Thu, 26 Nov 2026 17:00:00 GMT' } },
      60_000,
    ],
    ['a thousand years', { status: 429, headers: { 'retry-after': '31536000000' } }, 86_400_000],
    [
      'a fault in another status',
      { status: 400, body: { Fault: { Error: [{ code: '3001' }] } } },
      60_000,
    ],
  ])('follows a response with %s', async (_name, answer, ms) => {
    const { books, pauses } = answering([answer]);
    await books.call(scope, GET);
    expect(pauses).toEqual([ms]);
  });

  test('in XML requires status 429: otherwise the outcome is unknown', async () => {
    const throttled = answering([{ status: 429, body: xml }]);
    expect((await throttled.books.call(scope, GET)).status).toBe(429);
    const unknown = answering([{ status: 400, body: xml }]);
    const failure = await providerFailureOf(unknown.books.call(scope, GET));
    expect([failure.name, failure.mayHaveArrived, unknown.pauses]).toEqual([
      'BooksUnreachable',
      true,
      [],
    ]);
  });

  test('follows no other response', async () => {
    const { books, pauses } = answering([{ status: 400, body: { Fault: { Error: [] } } }]);
    await books.call(scope, GET);
    expect(pauses).toEqual([]);
  });
});

describe('doubted access', () => {
  test.each([
    ['taken by a 200', [{ status: 200, body: {} }], ['taken 1']],
    ['neither taken nor refused by a 400', [{ status: 400, body: {} }], []],
    ['refused by two 401', [{ status: 401 }, { status: 401 }], ['refused 2']],
    ['taken after one 401', [{ status: 401 }, { status: 200, body: {} }], ['taken 2']],
  ])('is %s', async (_name, answers, uses) => {
    const { books, connections } = answering(answers, { isDoubted: true });
    await books.call(scope, GET);
    expect(connections.uses).toEqual(uses);
  });

  test('is not reported for other access', async () => {
    const { books, connections } = answering([{ status: 200, body: {} }]);
    await books.call(scope, GET);
    expect(connections.uses).toEqual([]);
  });
});

describe('right before sending', () => {
  test('a call waits for the rate limiter, then for `beforeSend`', async () => {
    const { books, outbound, turns } = answering([]);
    const beforeSend = async () => {
      expect(turns).toEqual([REALM]);
      throw new Error('Somebody else has it.');
    };
    await expect(books.call(scope, { ...GET, beforeSend })).rejects.toThrow(
      'Somebody else has it.',
    );
    expect(outbound.sent).toEqual([]);
  });

  test('a call during a rate-limit pause is not made', async () => {
    const outbound = scriptedOutbound();
    const resting = new BooksUnreachable('Wait.', { mayHaveArrived: false, waitMs: 9 });
    const books = createQuickBooks({
      connections: numberedConnections('quickbooks', { externalId: REALM }),
      outbound,
      limiter: { acquire: () => Promise.reject(resting), pause: async () => undefined },
      apiUrl: 'https://books.test',
    });
    await expect(books.call(scope, GET)).rejects.toBe(resting);
    expect(outbound.sent).toEqual([]);
  });

  test('a file is sent in Intuit’s format', async () => {
    const { books, outbound } = answering([{ status: 200, body: {} }]);
    const file = {
      metadata: { Note: 'proof' },
      name: 'proof.csv',
      mediaType: 'text/csv',
      bytes: new TextEncoder().encode('a,b'),
    };
    await books.call(scope, { method: 'POST', path: 'upload', file, timeoutMs: 5 });
    const [sent] = outbound.sent;
    const form = await new Response(Buffer.from(sent?.body ?? ''), {
      headers: { 'content-type': sent?.headers?.['content-type'] ?? '' },
    }).formData();
    const [metadata, content] = ['file_metadata_01', 'file_content_01'].map(
      (name) => form.get(name) as File,
    );
    expect([await metadata?.text(), metadata?.type]).toEqual([
      '{"Note":"proof"}',
      'application/json',
    ]);
    expect([await content?.text(), content?.name, content?.type, sent?.timeoutMs]).toEqual([
      'a,b',
      'proof.csv',
      'text/csv',
      5,
    ]);
  });
});
