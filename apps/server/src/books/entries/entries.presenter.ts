import { presentValues } from '../../http/message-values.ts';
import type { CamelCased } from '../../http/present.ts';
import type { Reposted } from './repost-entries.ts';
import type { components } from '@platebook/api-client';
import { writeDifference } from '../posting/deposit-differences.read-model.ts';
import { writeFinding } from '../../payouts/payout-findings.read-model.ts';
import type { ShownLine } from './describe-entry.ts';
import type { Drift } from './drift.service.ts';
import type { BooksUrl, PostRun } from './entries-deps.ts';
import { needsOnlyApproval } from '../plan/approval.read-model.ts';
import { depositCents } from '../posting/stored-entry.ts';
import type { EntryRow } from './entries.store.ts';
import type { EntrySummary } from './entry-summary.store.ts';
import type { AboutPayout, EntryDetail, EntryPreview } from './read-entry.ts';
import type { OwedRow } from './owed-operations.store.ts';

type Schemas = components['schemas'];

export function presentEntry(
  row: EntryRow,
  booksUrl: BooksUrl,
  { findings, difference }: AboutPayout,
): CamelCased<Schemas['BooksEntry']> {
  return {
    netCents: depositCents(row.entry),
    findings: findings.map(writeFinding),
    depositDifference: difference === null ? null : writeDifference(difference),
    needsOnlyApproval: needsOnlyApproval({
      ...row,
      isUnconfirmed: difference !== null && difference.exception === null,
    }),
    booksUrl: row.externalId === null ? null : booksUrl(row.realmId, row.externalId),
    ...row,
  };
}

export function presentDetail(
  { row, about, lines, identities, attempts, posting, related, attachments, history }: EntryDetail,
  booksUrl: BooksUrl,
): CamelCased<Schemas['BooksEntryDetail']> {
  return {
    ...presentEntry(row, booksUrl, about),
    memo: row.entry.memo,
    lines: lines.map(presentLine),
    identities: identities.map(({ id, holds, differenceCents }) => ({
      id,
      holds,
      differenceCents,
      message: null,
    })),
    attempts: attempts.map((attempt) => ({
      ...attempt,
      wording:
        attempt.wording === null
          ? null
          : { code: attempt.wording.code, values: presentValues(attempt.wording.values) },
    })),
    posting,
    related,
    postRunId: posting?.runId ?? null,
    attachments,
    history,
  };
}

function presentLine(line: ShownLine): CamelCased<Schemas['BooksEntryLine']> {
  return { ...line, class: line.className, department: line.departmentName };
}

export function presentPreview(
  preview: EntryPreview,
): CamelCased<Schemas['EntryPreviewAnswer']['data']> {
  return {
    ...preview,
    // The contract leaves its properties to QuickBooks.
    payload: preview.payload as Record<string, never> | null,
  };
}

export function presentDrift({
  checkedAt,
  items,
}: Drift): CamelCased<Schemas['DriftAnswer']['data']> {
  return {
    checkedAt,
    items: items.map((item) => ({ ...item, values: presentValues(item.values) })),
  };
}

export function presentSummary(
  summary: EntrySummary,
): CamelCased<Schemas['EntriesSummaryAnswer']['data']> {
  const of = (status: EntryRow['status']): number => summary.counts[status] ?? 0;
  return {
    ...summary,
    counts: {
      needsMapping: of('needs_mapping'),
      needsReview: of('needs_review'),
      ready: of('ready'),
      posting: of('posting'),
      posted: of('posted'),
      skipped: of('skipped'),
      failed: of('failed'),
      reversed: of('reversed'),
    },
    owedOperations: summary.waiting.owedOperations,
  };
}

export function presentOwed(row: OwedRow, now: Date): CamelCased<Schemas['OwedOperation']> {
  return {
    ...row,
    since: row.since.toISOString(),
    ageS: Math.max(0, Math.floor((now.getTime() - row.since.getTime()) / 1_000)),
  };
}

export function presentPostRun({
  runId,
  entryIds,
  refused,
}: PostRun): CamelCased<Schemas['PostRunAnswer']['data']> {
  return {
    id: runId,
    kind: 'post',
    entryIds,
    refused,
  };
}

export function presentReposted({
  runId,
  entries,
  unchanged,
  refused,
}: Reposted): CamelCased<Omit<Schemas['RepostedEntries'], 'dry_run'>> {
  return {
    runId,
    entries: entries.map(({ entry, moves }) => ({
      ...entry,
      entryId: entry.id,
      moves,
    })),
    unchanged,
    refused,
  };
}
