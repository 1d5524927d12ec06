import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectBooks, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { REALM } from '../../testing/sandbox.ts';
import { dataOf, refusalOf } from '../../testing/test-server.ts';
import type { Answer } from '../../testing/test-server.ts';

type Attachment = { id: string; file_name: string; in_books_at: string | null; sha256: string };
type Detail = {
  id: string;
  status: string;
  external_id: string | null;
  attachments: Attachment[];
};

const PATIENCE = { timeout: 60_000, interval: 200 };
const PDF = Buffer.from('%PDF-1.7 a statement');

let env: TestEnvironment;
let accounts: ReadonlyMap<string, string>;
let cents = 40_000;

beforeAll(async () => {
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.ask('POST books/refresh');
  accounts = await env.sandbox.accounts(await env.sandbox.connect(REALM));
  await vi.waitFor(async () => {
    const { items } = await env.read<{ items: unknown[] }>('GET books/objects?kind=account');
    expect(items).not.toEqual([]);
  }, PATIENCE);
});

afterAll(() => env.stop());

async function writeEntry(): Promise<Detail> {
  cents += 1;
  return env.read('POST entries/manual', {
    entry_on: '2026-11-08',
    currency: 'USD',
    memo: 'A payout that was held back',
    lines: [
      { account_id: accounts.get('Uber Eats Clearing'), side: 'debit', amount_cents: cents },
      { account_id: accounts.get('Delivery Sales'), side: 'credit', amount_cents: cents },
    ],
  });
}

function attach(entry: string, name = 'statement.pdf', content: Buffer = PDF): Promise<Answer> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(content)], name));
  const { server, base, token } = env;
  return server.call(`POST ${base}/entries/${entry}/attachments`, { token, body });
}

const detail = (id: string) => env.read<Detail>(`GET entries/${id}`);

async function post(id: string): Promise<void> {
  await env.read('POST entries/post', { entry_ids: [id] });
  await expect.poll(async () => (await detail(id)).status, PATIENCE).toBe('posted');
}

async function allInBooks(id: string): Promise<Detail> {
  await expect
    .poll(
      async () => (await detail(id)).attachments.every(({ in_books_at }) => in_books_at !== null),
      PATIENCE,
    )
    .toBe(true);
  return detail(id);
}

/** The names of the files attached to a journal entry in the sandbox. */
async function namesInBooks(externalId: string | null): Promise<string[]> {
  const { access_token: accessToken } = await env.sandbox.connect(REALM);
  const query = encodeURIComponent('select * from Attachable maxresults 1000');
  const answer = await fetch(
    `${env.sandbox.url}/v3/company/${REALM}/query?query=${query}&minorversion=75`,
    { headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` } },
  );
  const { QueryResponse } = (await answer.json()) as {
    QueryResponse: {
      Attachable?: { FileName: string; AttachableRef?: { EntityRef: { value: string } }[] }[];
    };
  };
  return (QueryResponse.Attachable ?? [])
    .filter(({ AttachableRef = [] }) =>
      AttachableRef.some(({ EntityRef }) => EntityRef.value === externalId),
    )
    .map(({ FileName }) => FileName);
}

async function onPlan(maxStoredBytes: number | null): Promise<void> {
  const { pool } = env.server.database;
  await pool.query(
    `insert into plans (code, name, description, max_stored_bytes) values ('stored', 'Stored', 'Some.', $1)
     on conflict (code) do update set max_stored_bytes = $1`,
    [maxStoredBytes],
  );
  await pool.query(
    `insert into subscriptions (tenant_id, plan_code, trial_started_at, trial_days, trial_payouts, updated_at)
     values ($1, 'stored', now(), 14, 100, now())
     on conflict (tenant_id) do update set plan_code = 'stored'`,
    [env.tenantId],
  );
}

describe('a file that is evidence of an entry', () => {
  test('is stored unchanged, and uploaded once the entry is posted', async () => {
    const { id } = await writeEntry();
    const attachment = dataOf((await attach(id)).body) as Attachment;
    expect(attachment).toMatchObject({
      file_name: 'statement.pdf',
      sha256: createHash('sha256').update(PDF).digest('hex'),
      in_books_at: null,
    });
    const { server, base, token } = env;
    const download = await fetch(
      `${server.url}${base}/entries/${id}/attachments/${attachment.id}`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    expect(Buffer.from(await download.arrayBuffer())).toEqual(PDF);
    expect(download.headers.get('content-disposition')).toContain('statement.pdf');
    await post(id);
    const { external_id: externalId } = await allInBooks(id);
    expect(await namesInBooks(externalId)).toEqual([`${attachment.id.slice(0, 8)} statement.pdf`]);
    const removal = await env.ask(`DELETE entries/${id}/attachments/${attachment.id}`);
    expect(refusalOf(removal)).toMatchObject({ status: 409, code: 'attachment_in_books' });
  });

  test('is uploaded immediately if the entry is posted, and only once', async () => {
    const { id } = await writeEntry();
    await post(id);
    await attach(id, 'letter.png');
    const first = await allInBooks(id);
    // Simulates a worker that crashed after the response and before recording it.
    await env.server.database.pool.query(
      'update entry_attachments set books_entry_id = null, in_books_at = null where entry_id = $1',
      [id],
    );
    await attach(id, 'second.png');
    await allInBooks(id);
    const names = await namesInBooks(first.external_id);
    expect(names.map((name) => name.slice(9)).toSorted()).toEqual(['letter.png', 'second.png']);
  });

  test('can be removed before it is sent', async () => {
    const { id } = await writeEntry();
    const attachment = dataOf((await attach(id)).body) as Attachment;
    await env.read(`DELETE entries/${id}/attachments/${attachment.id}`);
    expect((await detail(id)).attachments).toEqual([]);
  });

  test.each([
    ['a kind that QuickBooks does not take', 'run.exe', PDF, 'attachment_type_unknown'],
    ['nothing', 'empty.pdf', Buffer.alloc(0), 'attachment_unreadable'],
    ['more than 5 MB', 'big.pdf', Buffer.alloc(5 * 1024 * 1024 + 1), 'attachment_too_large'],
  ])('is refused when it is %s', async (_, name, content, code) => {
    const { id } = await writeEntry();
    expect(refusalOf(await attach(id, name, content)).code).toBe(code);
    expect((await detail(id)).attachments).toEqual([]);
  });

  test('is limited to ten per entry', async () => {
    const { id } = await writeEntry();
    for (let count = 0; count < 10; count += 1) {
      await attach(id, `${count}.pdf`);
    }
    expect(refusalOf(await attach(id)).code).toBe('too_many_attachments');
  });

  test('counts toward the plan’s storage, and is refused if it does not fit', async () => {
    const { id } = await writeEntry();
    const { rows } = await env.server.database.pool.query<{ used: number }>(
      `select coalesce(sum(size_bytes), 0)::integer as used from entry_attachments where tenant_id = $1`,
      [env.tenantId],
    );
    const limit = (rows[0]?.used ?? 0) + PDF.length;
    await onPlan(limit);
    expect((await attach(id, 'fits.pdf')).status).toBe(201);
    expect(refusalOf(await attach(id, 'one-too-many.pdf'))).toMatchObject({
      status: 409,
      code: 'storage_limit_reached',
    });
    expect((await detail(id)).attachments.map(({ file_name: name }) => name)).toEqual(['fits.pdf']);
    const [attachment] = (await detail(id)).attachments;
    await env.ask(`DELETE entries/${id}/attachments/${attachment?.id}`);
    expect((await attach(id, 'fits-again.pdf')).status).toBe(201);
    await onPlan(null);
  });
});

describe('a draft entry', () => {
  const draft = {
    mode: 'components',
    platform: 'ubereats',
    entry_on: null,
    memo: '',
    components: [{ component: 'gross_sales', amount_cents: null }],
    lines: [],
  };

  test('is saved incomplete, changed, and deleted', async () => {
    const store = await env.read<{ id: string }>('POST stores', { name: 'Harbor Street' });
    const path = `stores/${store.id}/entry-drafts`;
    const attachment = await env.read<{ id: string }>(`POST ${path}`, { draft });
    expect(attachment).toMatchObject({ store_id: store.id, draft });
    const changed = { ...draft, memo: 'Held back', entry_on: '2026-11-08' };
    await env.read(`PUT ${path}/${attachment.id}`, { draft: changed });
    const { items } = await env.read<{ items: unknown[] }>(`GET ${path}`);
    expect(items).toMatchObject([{ id: attachment.id, draft: changed }]);
    await env.read(`DELETE ${path}/${attachment.id}`);
    expect(await env.read(`GET ${path}`)).toEqual({ items: [] });
    const gone = await env.ask(`PUT ${path}/${attachment.id}`, { draft });
    expect(refusalOf(gone)).toMatchObject({ status: 404, code: 'entry_draft_not_found' });
  });

  test('is limited to 50', async () => {
    const store = await env.read<{ id: string }>('POST stores', { name: 'Harbor Pier' });
    const path = `stores/${store.id}/entry-drafts`;
    await env.server.database.pool.query(
      `insert into entry_drafts (tenant_id, id, store_id, draft, created_at, updated_at)
      select $1, gen_random_uuid(), $2, '{}', now(), now() from generate_series(1, 50)`,
      [env.tenantId, store.id],
    );
    expect(refusalOf(await env.ask(`POST ${path}`, { draft })).code).toBe('too_many_entry_drafts');
  });
});

describe('posting through an unusable connection', () => {
  test.each([
    ['paused', { paused_at: '2026-11-08' }, 'books_paused', 'is paused'],
    ['expired', { status: 'expired' }, 'books_connection_lost', 'Access to QuickBooks has expired'],
    [
      'withdrawn',
      { status: 'revoked' },
      'books_connection_lost',
      'Access to QuickBooks was revoked there',
    ],
  ])(
    'is refused immediately while it is %s, but approving is not',
    async (_, change, code, says) => {
      const { id } = await writeEntry();
      const { pool } = env.server.database;
      const [[column, value] = ['', '']] = Object.entries(change);
      const where = `where tenant_id = $1 and provider = 'quickbooks'`;
      await pool.query(`update connections set ${column} = $2 ${where}`, [env.tenantId, value]);
      try {
        const refused = refusalOf(await env.ask('POST entries/post', { entry_ids: [id] }));
        expect(refused).toMatchObject({
          status: 409,
          code,
          message: expect.stringContaining(says),
        });
        expect((await detail(id)).status).toBe('ready');
        expect(await env.read('POST entries/approve', { entry_ids: [id] })).toMatchObject({
          approved: [id],
        });
      } finally {
        await pool.query(`update connections set status = 'connected', paused_at = null ${where}`, [
          env.tenantId,
        ]);
      }
    },
  );
});
