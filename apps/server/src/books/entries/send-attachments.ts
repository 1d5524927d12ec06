import type { TenantScope, Transaction } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { PostedEntry } from '../posting/posting-deps.ts';
import { readFault } from '../../connectors/quickbooks/books-fault.ts';
import { BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { BooksAnswer } from '../../connectors/quickbooks/quickbooks.port.ts';
import { quoted } from '../../connectors/quickbooks/quickbooks.ts';
import {
  attachmentsOfEntry,
  markInBooks,
  markRefused,
  markSent,
  readContent,
} from './attachments.store.ts';
import type { Attachment } from './attachments.store.ts';
import type { EntriesDeps } from './entries-deps.ts';

const UPLOAD_MS = 60_000;

/** Queues an entry's files for upload to its QuickBooks entry; no-op if all of them are there. */
export async function requestAttachments(
  queue: Queue,
  tx: Transaction,
  { tenantId, entryId }: PostedEntry,
): Promise<void> {
  const entry = await booksEntryOf(tx, entryId);
  if (entry !== null && (await waitingFor(tx, entryId, entry)).length > 0) {
    await queue.enqueue(tx, 'entry.attach', { tenantId, entryId }, { key: entryId });
  }
}

/**
 * Uploads the files of an entry to its journal entry in QuickBooks, each once under its own request ID; if an earlier
 * call may have arrived, the file is looked up first. Throws while QuickBooks cannot be reached, so that the queue
 * retries; a refusal is stored with QuickBooks' message.
 */
export async function sendAttachments(
  deps: EntriesDeps,
  scope: TenantScope,
  entryId: string,
): Promise<void> {
  const { entry, waiting } = await deps.database.inTenant(scope, async (tx) => {
    const found = await booksEntryOf(tx, entryId);
    return { entry: found, waiting: found === null ? [] : await waitingFor(tx, entryId, found) };
  });
  for (const attachment of entry === null ? [] : waiting) {
    // Sequential: each file may be 5 MB.
    // oxlint-disable-next-line no-await-in-loop
    await sendOne(deps, scope, { entry: entry as BooksEntry, attachment });
  }
}

type BooksEntry = { readonly realmId: string; readonly externalId: string };

/** Null while the entry is not known to be posted. */
async function booksEntryOf(tx: Transaction, entryId: string): Promise<BooksEntry | null> {
  const row = await tx
    .selectFrom('journal_entries')
    .select(['realm_id', 'external_id'])
    .where('id', '=', entryId)
    .where('status', '=', 'posted')
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  const { realm_id: realmId = null, external_id: externalId = null } = row ?? {};
  return realmId === null || externalId === null ? null : { realmId, externalId };
}

async function waitingFor(
  tx: Transaction,
  entryId: string,
  { externalId }: BooksEntry,
): Promise<Attachment[]> {
  const all = await attachmentsOfEntry(tx, entryId);
  return all.filter(({ booksEntryId, failure }) => booksEntryId !== externalId && failure === null);
}

type Sending = { readonly entry: BooksEntry; readonly attachment: Attachment };

async function sendOne(deps: EntriesDeps, scope: TenantScope, sending: Sending): Promise<void> {
  const { entry, attachment } = sending;
  const { database, clock, live } = deps;
  const { id, entryId } = attachment;
  const known = attachment.sentAt === null ? null : await askFor(deps, scope, sending);
  const outcome =
    known === null
      ? await upload(deps, scope, sending).catch(refusedWhereRemoved)
      : { externalId: known };
  await database.inTenant(scope, async (tx) => {
    if ('refused' in outcome) {
      await markRefused(tx, id, outcome.refused);
    } else {
      const at = clock.now();
      const { externalId } = outcome;
      await markInBooks(tx, id, { booksEntryId: entry.externalId, externalId, at });
    }
    await live.changed(tx, { tenantId: scope.tenantId, topic: 'entry', id: entryId });
  });
}

type Attachable = {
  readonly Id?: string;
  readonly AttachableRef?: readonly { readonly EntityRef?: { readonly value?: string } }[];
};

/** The ID of the file with this name on the journal entry; null if QuickBooks has none. */
async function askFor(
  { books }: EntriesDeps,
  scope: TenantScope,
  { entry, attachment }: Sending,
): Promise<string | null> {
  const named = `FileName = ${quoted(fileNameFor(attachment))}`;
  const rows = await books.query<Attachable>(scope, 'Attachable', named);
  const found = rows.find(({ AttachableRef = [] }) =>
    AttachableRef.some(({ EntityRef }) => EntityRef?.value === entry.externalId),
  );
  return found?.Id ?? null;
}

/** The file was removed just before it would have been sent. */
class Removed extends Error {
  override name = 'Removed';
}

function refusedWhereRemoved(error: unknown): { readonly refused: string } {
  if (error instanceof Removed) {
    return { refused: error.message };
  }
  throw error;
}

async function upload(
  deps: EntriesDeps,
  scope: TenantScope,
  { entry, attachment }: Sending,
): Promise<{ readonly externalId: string } | { readonly refused: string }> {
  const { database, books, clock } = deps;
  const { id, entryId, mediaType } = attachment;
  const content = await database.inTenant(scope, (tx) => readContent(tx, { entryId, id }));
  if (content === null) {
    throw new Removed('The file was removed.');
  }
  const name = fileNameFor(attachment);
  const answer = await books.call(scope, {
    method: 'POST',
    path: 'upload',
    // The ID of the target is part of it: the same file may go to the entry that replaces a deleted one.
    query: { requestid: `${id.replaceAll('-', '')}-${entry.externalId}`.slice(0, 50) },
    realmId: entry.realmId,
    timeoutMs: UPLOAD_MS,
    beforeSend: async () => {
      if (!(await database.inTenant(scope, (tx) => markSent(tx, id, clock.now())))) {
        throw new Removed('The file was removed.');
      }
    },
    file: {
      metadata: {
        AttachableRef: [{ EntityRef: { type: 'JournalEntry', value: entry.externalId } }],
        FileName: name,
        ContentType: mediaType,
      },
      name,
      mediaType,
      bytes: new Uint8Array(content),
    },
  });
  return judge(answer);
}

/** Distinguishes it from a file of the same name that somebody else attached to the entry. */
function fileNameFor({ id, fileName }: Attachment): string {
  return `${id.slice(0, 8)} ${fileName}`;
}

function judge(answer: BooksAnswer): { externalId: string } | { refused: string } {
  const fault = readFault(answer);
  if (fault !== null) {
    if (['throttled', 'unauthorized', 'provider_error'].includes(fault.meaning)) {
      throw fault;
    }
    return { refused: fault.detail };
  }
  const { AttachableResponse } = answer.body as {
    AttachableResponse?: readonly { readonly Attachable?: Attachable }[];
  };
  const externalId = AttachableResponse?.[0]?.Attachable?.Id;
  if (externalId === undefined) {
    throw new BooksUnreachable('QuickBooks answered an upload without what became of it.', {
      mayHaveArrived: true,
    });
  }
  return { externalId };
}
