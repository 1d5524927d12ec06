import { presentValues } from '../../http/message-values.ts';
import type { Reposted } from './repost-entries.ts';
import type { components } from '@platebook/api-client';
import { presentHistoryStep } from '../../audit/audit.presenter.ts';
import type { Reason } from '../posting/advice.ts';
import { writeDifference } from '../posting/deposit-differences.read-model.ts';
import { writeFinding } from '../../payouts/payout-findings.read-model.ts';
import type { Attachment } from './attachments.store.ts';
import type { ShownLine } from './describe-entry.ts';
import type { Drift } from './drift.service.ts';
import type { BooksUrl, PostRun } from './entries-deps.ts';
import { needsOnlyApproval } from '../plan/approval.read-model.ts';
import { depositCents } from '../posting/kept-entry.ts';
import type { EntryRow, EntrySummary, PayoutOfEntry } from './entries.store.ts';
import type { AboutPayout, EntryDetail, EntryPreview } from './read-entry.ts';
import type { OwedRow } from './owed-operations.store.ts';

type Schemas = components['schemas'];

export function presentEntry(
  row: EntryRow,
  booksUrl: BooksUrl,
  { findings, difference }: AboutPayout,
): Schemas['BooksEntry'] {
  return {
    id: row.id,
    run_id: row.runId,
    payout_id: row.payoutId,
    store_id: row.storeId,
    store_name: row.storeName,
    channel_id: row.channelId,
    platform: row.platform,
    kind: row.kind,
    document_number: row.documentNumber,
    entry_on: row.entryOn,
    currency: row.currency,
    net_cents: depositCents(row.entry),
    payout: row.payout === null ? null : presentPayoutOf(row.payout),
    debit_cents: row.debitCents,
    status: row.status,
    status_reason: row.statusReason === null ? null : presentReason(row.statusReason),
    findings: findings.map(writeFinding),
    deposit_difference: difference === null ? null : writeDifference(difference),
    is_ambiguous: row.isAmbiguous,
    needs_only_approval: needsOnlyApproval({
      ...row,
      isUnconfirmed: difference !== null && difference.exception === null,
    }),
    relates_to: row.relatesTo,
    approved_at: textOf(row.approvedAt),
    posted_at: textOf(row.postedAt),
    verified_at: textOf(row.verifiedAt),
    external_id: row.externalId,
    books_url: row.externalId === null ? null : booksUrl(row.realmId, row.externalId),
    posted_elsewhere: row.postedElsewhere,
    posted_again_as: row.postedAgainAs,
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentPayoutOf({
  id,
  payoutRef,
  payoutOn,
  netCents,
  progress: { status, total, posted },
}: PayoutOfEntry): Schemas['PayoutOfEntry'] {
  return {
    id,
    payout_ref: payoutRef,
    payout_on: payoutOn,
    net_cents: netCents,
    status,
    entry_counts: { total, posted },
  };
}

export function presentDetail(
  { row, about, lines, identities, attempts, posting, related, attachments, history }: EntryDetail,
  booksUrl: BooksUrl,
): Schemas['BooksEntryDetail'] {
  return {
    ...presentEntry(row, booksUrl, about),
    memo: row.entry.memo,
    lines: lines.map(presentLine),
    identities: identities.map(({ id, holds, differenceCents }) => ({
      id,
      holds,
      difference_cents: differenceCents,
      message: null,
    })),
    attempts: attempts.map((attempt) => ({
      action: attempt.action,
      at: attempt.at.toISOString(),
      request_id: attempt.requestId,
      http_status: attempt.httpStatus,
      code: attempt.code,
      intuit_tid: attempt.intuitTid,
      outcome: attempt.outcome,
      message: attempt.message,
      wording:
        attempt.wording === null
          ? null
          : { code: attempt.wording.code, values: presentValues(attempt.wording.values) },
      duration_ms: attempt.durationMs,
    })),
    posting:
      posting === null
        ? null
        : {
            state: posting.state,
            operation: posting.operation,
            request_id: posting.requestId,
            sends: posting.sends,
            asks: posting.asks,
            next_attempt_at: textOf(posting.nextAttemptAt),
          },
    related: related.map(({ id, kind, documentNumber, status }) => ({
      id,
      kind,
      document_number: documentNumber,
      status,
    })),
    post_run_id: posting?.runId ?? null,
    attachments: attachments.map(presentAttachment),
    history: history.map(presentHistoryStep),
  };
}

export function presentAttachment(attachment: Attachment): Schemas['EntryAttachment'] {
  return {
    id: attachment.id,
    file_name: attachment.fileName,
    size_bytes: attachment.sizeBytes,
    sha256: attachment.sha256,
    in_books_at: textOf(attachment.inBooksAt),
    failure: attachment.failure,
    created_at: attachment.createdAt.toISOString(),
  };
}

function presentLine(line: ShownLine): Schemas['BooksEntryLine'] {
  return {
    account_id: line.accountId,
    account_name: line.accountName,
    description: line.description,
    side: line.side,
    amount_cents: line.amountCents,
    component: line.component,
    class: line.className,
    department: line.departmentName,
  };
}

export function presentPreview(preview: EntryPreview): Schemas['EntryPreviewAnswer']['data'] {
  return {
    entry_id: preview.entryId,
    realm_id: preview.realmId,
    // The contract leaves its properties to QuickBooks.
    payload: preview.payload as Record<string, never> | null,
    payload_sha256: preview.payloadSha256,
    is_frozen: preview.isFrozen,
    obstacles: preview.obstacles.map(presentReason),
  };
}

export function presentDrift({ checkedAt, items }: Drift): Schemas['DriftAnswer']['data'] {
  return {
    checked_at: textOf(checkedAt),
    items: items.map((item) => ({
      entry_id: item.entryId,
      document_number: item.documentNumber,
      kind: item.kind,
      differences: [...item.differences],
      values: presentValues(item.values),
      found_at: item.foundAt,
      books_url: item.booksUrl,
    })),
  };
}

export function presentSummary(summary: EntrySummary): Schemas['EntriesSummaryAnswer']['data'] {
  const of = (status: EntryRow['status']): number => summary.counts[status] ?? 0;
  return {
    counts: {
      needs_mapping: of('needs_mapping'),
      needs_review: of('needs_review'),
      ready: of('ready'),
      posting: of('posting'),
      posted: of('posted'),
      skipped: of('skipped'),
      failed: of('failed'),
      reversed: of('reversed'),
    },
    ambiguous: summary.ambiguous,
    owed_operations: summary.waiting.owedOperations,
    oldest_waiting_on: summary.oldestWaitingOn,
    missing: {
      accounts: summary.missing.accounts,
      entries_without_accounts: summary.missing.entriesWithoutAccounts,
      stores: summary.missing.stores,
      entries_without_store: summary.missing.entriesWithoutStore,
      platforms: [...summary.missing.platforms],
    },
    waiting: presentWaiting(summary.waiting),
  };
}

function presentWaiting(waiting: EntrySummary['waiting']): Schemas['ClientTriage'] {
  return {
    stores: waiting.stores,
    needs_mapping: waiting.needsMapping,
    to_review: waiting.toReview,
    ready: waiting.ready,
    entries_failed: waiting.entriesFailed,
    owed_operations: waiting.owedOperations,
    drifted: waiting.drifted,
    late_changes: waiting.lateChanges,
    imports_failed: waiting.importsFailed,
    fetches_failed: waiting.fetchesFailed,
    last_import_at: textOf(waiting.lastImportAt),
    attention: waiting.attention,
  };
}

export function presentOwed(row: OwedRow, now: Date): Schemas['OwedOperation'] {
  return {
    id: row.id,
    entry_id: row.entryId,
    document_number: row.documentNumber,
    operation: row.operation,
    state: row.state,
    sends: row.sends,
    asks: row.asks,
    since: row.since.toISOString(),
    age_s: Math.max(0, Math.floor((now.getTime() - row.since.getTime()) / 1_000)),
    next_attempt_at: textOf(row.nextAttemptAt),
    last_error: row.lastError === null ? null : presentReason(row.lastError),
  };
}

export function presentPostRun({
  runId,
  entryIds,
  refused,
}: PostRun): Schemas['PostRunAnswer']['data'] {
  return {
    id: runId,
    kind: 'post',
    entry_ids: [...entryIds],
    refused: refused.map(({ entryId, reason }) => ({
      entry_id: entryId,
      reason: presentReason(reason),
    })),
  };
}

export function presentReposted({
  runId,
  entries,
  unchanged,
  refused,
}: Reposted): Omit<Schemas['RepostedEntries'], 'dry_run'> {
  return {
    run_id: runId,
    entries: entries.map(({ entry, moves }) => ({
      entry_id: entry.id,
      document_number: entry.documentNumber,
      entry_on: entry.entryOn,
      currency: entry.currency,
      moves: moves.map(({ side, amountCents, from, to }) => ({
        side,
        amount_cents: amountCents,
        from,
        to,
      })),
    })),
    unchanged,
    refused: refused.map(({ entryId, reason }) => ({
      entry_id: entryId,
      reason: presentReason(reason),
    })),
  };
}

/** What is kept beside a reason is for us. */
export function presentReason({ code, message, action, values }: Reason): Schemas['StatusReason'] {
  return { code, message, action, ...(values === undefined ? {} : { values }) };
}

function textOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
