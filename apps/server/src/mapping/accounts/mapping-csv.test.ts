import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '@platebook/api-client';
import { refusalOf } from '../../testing/test-server.ts';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';

type Schemas = components['schemas'];
type Imported = Schemas['ImportedAccountMapping'];

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await env.read('POST stores', { name: 'Market Street' });
});

afterAll(() => env.stop());

const bring = (csv: string, dry_run: boolean) =>
  env.read<Imported>('POST account-mapping/import', { csv, dry_run });

async function exported(): Promise<string> {
  const { server, base, token } = env;
  const answer = await fetch(`${server.url}${base}/account-mapping/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers.get('content-disposition')).toContain('account-mapping.csv');
  return answer.text();
}

const FILE = [
  'platform;store;component;account;effective_from',
  ';;commission;Delivery Commissions;',
  'Uber Eats;;ads_marketing;Marketing and Advertising;2026-12-01',
  'doordash;market street;commission;Marketing and Advertising;',
  '',
].join('\r\n');

describe('a mapping as CSV', () => {
  test('is compared before anything is saved', async () => {
    const compared = await bring(FILE, true);
    expect([compared.lines, compared.errors]).toEqual([3, []]);
    expect(
      compared.changes.map(({ line, component, place, before }) => [
        line,
        component,
        place,
        before,
      ]),
    ).toEqual([
      [2, 'commission', 'All stores', null],
      [3, 'ads_marketing', 'Uber Eats', null],
      [4, 'commission', 'Market Street, DoorDash', null],
    ]);
    expect(compared.changes[0]?.after).toMatch(/Delivery Commissions$/);
    expect(await exported()).toMatch(/^platform,store,[^\r\n]*\r\n$/);
  });

  test('is saved completely, exported, and changes nothing when reimported', async () => {
    expect((await bring(FILE, false)).changes).toHaveLength(3);
    const csv = await exported();
    expect(csv.split('\r\n')).toHaveLength(5);
    expect(csv).toMatch(/^ubereats,,,ads_marketing,.*,2026-12-01$/m);
    const again = await bring(csv, true);
    expect([again.lines, again.changes, again.errors]).toEqual([3, [], []]);
  });

  test('inherits again if a line is empty', async () => {
    const cleared = await bring(
      'store,platform,component,account\nMarket Street,doordash,commission,\n',
      false,
    );
    expect(cleared.changes.map(({ after }) => after)).toEqual([null]);
    expect(await exported()).not.toContain('Market Street');
  });

  test('saves nothing while a line has an error, and reports which and why', async () => {
    const before = await exported();
    const csv = [
      'platform,store,component,account,effective_from',
      ',,tips,Marketing and Advertising,',
      'grubhub,,tips,Marketing and Advertising,',
      ',Nowhere,tips,Marketing and Advertising,',
      ',,tip jar,Marketing and Advertising,',
      ',,refund,No such account,',
      ',,tips,Marketing and Advertising,31.12.2026',
      ',,tips,Marketing and Advertising,',
      ',,tips,Marketing and Advertising,,one more',
    ].join('\n');
    const { errors } = await bring(csv, true);
    expect(errors.map(({ line, column, message }) => [line, column, message])).toEqual([
      [9, null, 'has 6 cells where the first line names 5; quote cells that hold a comma'],
      [3, 'platform', '“grubhub” is neither ubereats nor doordash'],
      [4, 'store', 'no store is named “Nowhere”'],
      [5, 'component', "“tip jar” isn't a component"],
      [6, 'component', expect.stringContaining('refund')],
      [6, 'account', "“No such account” isn't in QuickBooks"],
      [7, 'effective_from', "“31.12.2026” isn't a date: write it like 2026-12-31"],
      [8, 'component', 'appears twice'],
      [9, 'component', 'appears twice'],
      [
        2,
        'account',
        '"Marketing and Advertising" can\'t be the account for both Tips and Advertising: an account in QuickBooks has one type. Choose an account of type Other Current Liability for Tips, or create one.',
      ],
    ]);
    const refused = await env.ask('POST account-mapping/import', { csv, dry_run: false });
    expect(refusalOf(refused)).toMatchObject({ code: 'validation_failed' });
    expect(await exported()).toBe(before);
    const nameless = await bring('account\nx\n', true);
    expect(nameless.errors).toEqual([
      {
        line: 1,
        column: null,
        message: 'has no column component; the first line names the columns',
        code: 'columns_missing',
        values: { columns: 'component' },
      },
    ]);
  });
});

describe('an account created on the spot', () => {
  test('can be mapped immediately, and is not created a second time', async () => {
    const wanted = { name: 'Tablet fees', account_type: 'Expense' };
    const made = await env.read<Schemas['BooksObject']>('POST books/accounts', wanted);
    expect(made).toMatchObject({
      full_name: 'Tablet fees',
      account_type: 'Expense',
      blocked: null,
    });
    const again = await env.read<Schemas['BooksObject']>('POST books/accounts', wanted);
    expect(again.id).toBe(made.id);
    const listed = await env.read<{ items: Schemas['BooksObject'][] }>(
      'GET books/objects?kind=account',
    );
    expect(listed.items.filter(({ name }) => name === 'Tablet fees')).toEqual([made]);
    const wrong = await env.ask('POST books/accounts', {
      name: 'A: B',
      account_type: 'Expense',
    });
    expect(refusalOf(wrong)).toMatchObject({ code: 'validation_failed' });
  });
});
