import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../http/errors.ts';
import type { ReceivedAttachment } from '../../http/receive-attachment.ts';
import type { Queue } from '../../jobs/queue.ts';
import { OTHER_REALM } from '../../testing/sandbox.ts';
import { postingDefaults } from '../posting/posting-defaults.fake.ts';
import { openPostingEnvironment } from '../posting/posting-environment.fake.ts';
import type { Client, PostingEnvironment } from '../posting/posting-environment.fake.ts';
import { attach, detach, readAttachment } from './attachments.service.ts';
import { attachmentsOfEntry } from './attachments.store.ts';
import type { Attachment } from './attachments.store.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { sendAttachments } from './send-attachments.ts';

const PDF: ReceivedAttachment = {
  name: 'statement.pdf',
  mediaType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.7 a statement'),
};

let env: PostingEnvironment;
let client: Client;
let entryId: string;
let queued: unknown[];
let limitBytes: number;

beforeAll(async () => {
  const { entitlements } = postingDefaults([]);
  env = await openPostingEnvironment({
    entitlements: {
      ...entitlements,
      assertWithinStorage: async (_tx, _scope, bytes) => {
        if (bytes > limitBytes) {
          throw new AppError('storage_limit_reached');
        }
      },
    },
  });
});

beforeEach(async () => {
  client = await env.addClient();
  entryId = await env.addEntry(client);
  queued = [];
  limitBytes = 1_000;
});

afterEach(async () => {
  await env.sandbox.clearFaults();
  await env.database.pool.query('delete from realms');
});

afterAll(() => env.stop());

function deps(change: Partial<EntriesDeps> = {}): EntriesDeps {
  const queue: Pick<Queue, 'enqueue'> = {
    enqueue: async (_tx, name, data, { key }) => void queued.push([name, data, key]),
  };
  return {
    ...env.deps,
    posting: env.posting,
    booksUrl: () => '',
    startPostRun: async () => ({ runId: 'run-1' }),
    queue: queue as Queue,
    ...change,
  };
}

const actorOf = ({ scope }: Client) =>
  ({ kind: 'user', userId: scope.userId, requestId: 'request-1' }) as const;

const add = (file = PDF, who = client, id = entryId): Promise<Attachment> =>
  attach(deps(), who.scope, { entryId: id, receive: async () => file, actor: actorOf(who) });

const remove = (id: string, who = client, of = entryId): Promise<void> =>
  detach(deps(), who.scope, { entryId: of, id, actor: actorOf(who) });

const attached = (): Promise<Attachment[]> =>
  env.database.inTenant(client.scope, (tx) => attachmentsOfEntry(tx, entryId));

async function audited(): Promise<unknown[]> {
  const { rows } = await env.database.pool.query<{ action: string; details: unknown }>(
    `select action, details from audit_log where tenant_id = $1 and action like 'entry.file%' order by sequence`,
    [client.scope.tenantId],
  );
  return rows.map(({ action, details }) => [action, details]);
}

/** Marks the entry as posted. */
async function post(): Promise<void> {
  const key = await env.request(client, entryId);
  await env.posting.send(client.scope, key);
  await env.posting.readBack(client.scope, [key]);
}

describe('a file as evidence of an entry', () => {
  test('is stored byte for byte with its hash, and audited', async () => {
    const file = await add();
    const sha256 = createHash('sha256').update(PDF.bytes).digest('hex');
    expect(file).toEqual({
      id: file.id,
      entryId,
      fileName: 'statement.pdf',
      mediaType: 'application/pdf',
      sizeBytes: PDF.bytes.length,
      sha256,
      createdAt: env.clock.now(),
      sentAt: null,
      booksEntryId: null,
      inBooksAt: null,
      failure: null,
    });
    expect(await attached()).toEqual([file]);
    expect(await readAttachment(deps(), client.scope, { entryId, id: file.id })).toEqual({
      name: 'statement.pdf',
      content: PDF.bytes,
    });
    expect(await audited()).toEqual([
      ['entry.file_attached', { file_name: 'statement.pdf', sha256 }],
    ]);
  });

  test('waits for its entry, and is queued immediately if the entry is already posted', async () => {
    await add();
    expect(queued).toEqual([]);
    await post();
    await add();
    const { tenantId } = client.scope;
    expect(queued).toEqual([['entry.attach', { tenantId, entryId }, entryId]]);
  });

  test('that exceeds the plan’s storage leaves nothing behind', async () => {
    limitBytes = PDF.bytes.length - 1;
    await expect(add()).rejects.toMatchObject({ code: 'storage_limit_reached' });
    expect([await attached(), await audited()]).toEqual([[], []]);
  });

  test('is limited to ten per entry, even when the last two arrive concurrently', async () => {
    for (let count = 0; count < 9; count += 1) {
      await add();
    }
    const last = await Promise.allSettled([add(), add(), add()]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(await attached()).toHaveLength(10);
    await expect(add()).rejects.toMatchObject({ code: 'too_many_attachments' });
  });

  test('is not received for another client’s entry', async () => {
    const stranger = await env.addClient(OTHER_REALM);
    let received = 0;
    const receive = async (): Promise<ReceivedAttachment> => {
      received += 1;
      return PDF;
    };
    const actor = actorOf(stranger);
    await expect(attach(deps(), stranger.scope, { entryId, receive, actor })).rejects.toMatchObject(
      { code: 'books_entry_not_found' },
    );
    expect([received, await attached()]).toEqual([0, []]);
  });
});

describe('a file that is removed', () => {
  test('is deleted, and the audit log records it', async () => {
    const { id, sha256 } = await add();
    await remove(id);
    expect(await attached()).toEqual([]);
    expect(await audited()).toEqual([
      ['entry.file_attached', { file_name: 'statement.pdf', sha256 }],
      ['entry.file_removed', { file_name: 'statement.pdf', sha256 }],
    ]);
    await expect(remove(id)).rejects.toMatchObject({ code: 'attachment_not_found' });
  });

  test.each([
    ['has arrived', 'sent_at = now(), in_books_at = now()', 'attachment_in_books'],
    ['may have arrived', 'sent_at = now()', 'attachment_in_books'],
    ['refused', `sent_at = now(), failure = 'Too large.'`, null],
  ])('in QuickBooks is removed only after a refusal: %s', async (_name, set, code) => {
    const { id } = await add();
    await env.database.pool.query(`update entry_attachments set ${set} where id = $1`, [id]);
    const outcome = await remove(id).then(
      () => null,
      (error: unknown) => (error as AppError).code,
    );
    expect([outcome, (await attached()).length]).toEqual([code, code === null ? 0 : 1]);
  });

  test('can be neither read nor removed by another client, nor through another entry', async () => {
    const { id } = await add();
    const stranger = await env.addClient(OTHER_REALM);
    const other = await env.addEntry(client);
    const gone = { code: 'attachment_not_found' };
    await expect(remove(id, stranger)).rejects.toMatchObject(gone);
    await expect(remove(id, client, other)).rejects.toMatchObject(gone);
    await expect(readAttachment(deps(), stranger.scope, { entryId, id })).rejects.toMatchObject(
      gone,
    );
    await expect(
      readAttachment(deps(), client.scope, { entryId: other, id }),
    ).rejects.toMatchObject(gone);
    expect(await attached()).toHaveLength(1);
  });
});

describe('uploading files to QuickBooks', () => {
  const sendAll = (change: Partial<EntriesDeps> = {}) =>
    sendAttachments(deps(change), client.scope, entryId);

  /** Counts the outgoing calls; `before` runs ahead of the first upload. */
  function watched(before: () => Promise<void> = async () => undefined) {
    const uploads: string[] = [];
    const { books } = env.deps;
    const call: typeof books.call = async (scope, request) => {
      if (request.path === 'upload') {
        await (uploads.length === 0 ? before() : undefined);
        uploads.push(request.file?.name ?? '');
      }
      return books.call(scope, request);
    };
    return { uploads, books: { ...books, call } };
  }

  test('waits until the entry is posted', async () => {
    await add();
    const { uploads, books } = watched();
    await sendAll({ books });
    expect([uploads, (await attached())[0]?.sentAt]).toEqual([[], null]);
  });

  test('happens once, to the journal entry in QuickBooks', async () => {
    await add();
    await post();
    const { uploads, books } = watched();
    await sendAll({ books });
    await sendAll({ books });
    const { externalId } = await env.entry(entryId);
    expect(uploads).toHaveLength(1);
    expect(await attached()).toMatchObject([
      { booksEntryId: externalId, failure: null, inBooksAt: env.clock.now() },
    ]);
  });

  test('is preceded by a look-up when an earlier response was lost', async () => {
    await add();
    await post();
    const { uploads, books } = watched();
    const call: typeof books.call = async (scope, request) => {
      const answer = await books.call(scope, request);
      if (request.path === 'upload') {
        throw new Error('The worker died.');
      }
      return answer;
    };
    await expect(sendAll({ books: { ...books, call } })).rejects.toThrow('died');
    expect((await attached())[0]).toMatchObject({ booksEntryId: null, sentAt: env.clock.now() });
    await sendAll({ books });
    expect(uploads).toHaveLength(1);
    expect((await attached())[0]?.booksEntryId).toBe((await env.entry(entryId)).externalId);
  });

  test('skips files that were removed at the last moment', async () => {
    const { id } = await add();
    const second = await add({ ...PDF, name: 'letter.pdf' });
    await post();
    const sent: unknown[] = [];
    const { books } = watched(() => remove(id));
    const call: typeof books.call = async (scope, request) => {
      const answer = await books.call(scope, request);
      sent.push(request.path);
      return answer;
    };
    await sendAll({ books: { ...books, call } });
    expect(sent).toEqual(['upload']);
    expect(await attached()).toMatchObject([{ id: second.id, failure: null }]);
    expect((await attached())[0]?.inBooksAt).not.toBeNull();
  });
});
