import { createHash, randomUUID } from 'node:crypto';
import { toCents } from '@platebook/accounting';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { ChannelType, Currency } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { FieldError } from '../../http/errors.ts';
import type { BooksLine, PlannedLine } from '../../mapping/accounts/books-lines.port.ts';
import { refuseWithoutBooks } from '../posting/books-of-tenant.ts';
import { openLines } from '../posting/entry-payload.ts';
import { readEntriesToPost } from '../posting/entry-rows.ts';
import type { StoredEntryContent } from '../posting/stored-entry.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { isOwnStore } from './entries.store.ts';

/** The request: either components or lines; dates `YYYY-MM-DD`, amounts in cents. */
export type ManualEntryRequest = {
  readonly store_id?: string | null;
  readonly platform?: ChannelType | null;
  readonly entry_on: string;
  readonly currency: Currency;
  readonly memo: string;
  /** Positive for what the platform paid, negative for what it kept. */
  readonly components?: readonly {
    readonly component: PlannedLine['component'];
    readonly amount_cents: number;
    readonly description?: string;
  }[];
  readonly lines?: readonly {
    readonly account_id: string;
    readonly side: 'debit' | 'credit';
    readonly amount_cents: number;
    readonly description?: string;
    readonly class_id?: string | null;
    readonly department_id?: string | null;
  }[];
  readonly allow_duplicate?: boolean;
};

/**
 * Saves a manual entry; it is posted like any other, by approving it. Throws `store_not_found`,
 * `manual_entry_unbalanced`, `manual_entry_duplicate`, `manual_entry_account_unknown` and `client_posts_nothing`.
 */
export async function createManualEntry(
  deps: EntriesDeps,
  tx: Transaction,
  scope: TenantScope,
  { request, actor }: { readonly request: ManualEntryRequest; readonly actor: Actor },
): Promise<string> {
  await refuseWithoutBooks(tx, scope);
  const { store_id: storeId = null } = request;
  if (storeId !== null && !(await isOwnStore(tx, scope, storeId))) {
    throw new AppError('store_not_found');
  }
  const id = randomUUID();
  const at = deps.clock.now();
  const content = await contentOf(tx, request);
  const debitCents = debitsOf(content.booksLines ?? content.lines);
  await refuseDuplicate(tx, request, debitCents);
  const entry = entryOf(request, { id, content });
  await tx
    .insertInto('journal_entries')
    .values({
      tenant_id: scope.tenantId,
      id,
      run_id: null,
      payout_id: null,
      store_id: storeId,
      channel_id: null,
      platform: request.platform ?? null,
      kind: 'manual',
      entry_key: `manual:${id}`,
      document_number: entry.documentNumber,
      entry_on: request.entry_on,
      currency: request.currency,
      debit_cents: debitCents,
      entry: JSON.stringify(entry),
      status: 'ready',
      relates_to: null,
      created_by: actor.userId,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await updateStatus(deps, tx, id);
  await deps.live.changed(tx, { tenantId: scope.tenantId, topic: 'entry', id });
  await recordAudit(tx, {
    actor,
    tenantId: scope.tenantId,
    action: 'entry.created',
    target: { type: 'entry', id },
    after: entry,
    details: { document_number: entry.documentNumber, debit_cents: debitCents },
    at,
  });
  return id;
}

type Content = Pick<StoredEntryContent, 'lines' | 'booksLines'>;

async function contentOf(
  tx: Transaction,
  { components, lines, platform = null }: ManualEntryRequest,
): Promise<Content> {
  if ((components === undefined) === (lines === undefined)) {
    throw refused(fieldError('/components', 'components_or_lines'));
  }
  if (lines !== undefined) {
    return { lines: [], booksLines: await booksLinesOf(tx, lines) };
  }
  if (platform === null) {
    throw refused(fieldError('/platform', 'needed_with_components'));
  }
  return { lines: plannedLines(components ?? []) };
}

/** One line per component; the clearing account takes the balance. */
function plannedLines(components: NonNullable<ManualEntryRequest['components']>): PlannedLine[] {
  const zero = components.findIndex(({ amount_cents: cents }) => cents === 0);
  if (zero !== -1) {
    throw refused(fieldError(`/components/${zero}/amount_cents`, 'zero_amount'));
  }
  const lines = components.map(
    ({ component, amount_cents: cents, description = '' }): PlannedLine => ({
      account: component,
      component,
      description,
      side: cents > 0 ? 'credit' : 'debit',
      amountCents: toCents(Math.abs(cents)),
    }),
  );
  const net = components.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  const clearing: PlannedLine = {
    account: 'net_payout',
    component: 'net_payout',
    description: '',
    side: net > 0 ? 'debit' : 'credit',
    amountCents: toCents(Math.abs(net)),
  };
  const all = net === 0 ? lines : [clearing, ...lines];
  return [
    ...all.filter(({ side }) => side === 'debit'),
    ...all.filter(({ side }) => side === 'credit'),
  ];
}

async function booksLinesOf(
  tx: Transaction,
  lines: NonNullable<ManualEntryRequest['lines']>,
): Promise<BooksLine[]> {
  const known = await accountsOf(
    tx,
    lines.map(({ account_id: id }) => id),
  );
  const booksLines = lines.map((line): BooksLine => {
    const accountName = known.get(line.account_id);
    if (accountName === undefined) {
      throw new AppError('manual_entry_account_unknown');
    }
    return {
      accountId: line.account_id,
      accountName,
      classId: line.class_id ?? null,
      className: null,
      departmentId: line.department_id ?? null,
      departmentName: null,
      taxCodeId: null,
      entity: null,
      description: line.description ?? '',
      side: line.side,
      amountCents: line.amount_cents,
      component: 'net_payout',
    };
  });
  if (debitsOf(booksLines) !== sumOf(booksLines, 'credit')) {
    throw new AppError('manual_entry_unbalanced');
  }
  return booksLines;
}

/** Accounts of the connected company, else of the last one: another company may use the same IDs for other accounts. */
async function accountsOf(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const books = tx
    .selectFrom('connections')
    .select('id')
    .where('provider', '=', 'quickbooks')
    .orderBy(sql`status = 'disconnected'`)
    .orderBy('connected_at', 'desc')
    .limit(1);
  const rows = await tx
    .selectFrom('books_objects')
    .select(['external_id', 'full_name'])
    .where('connection_id', '=', books)
    .where('kind', '=', 'account')
    .where('active', '=', true)
    .where('external_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.external_id, row.full_name]));
}

type Sided = { readonly side: 'debit' | 'credit'; readonly amountCents: number };

function sumOf(lines: readonly Sided[], side: Sided['side']): number {
  return lines.reduce((sum, line) => sum + (line.side === side ? line.amountCents : 0), 0);
}

function debitsOf(lines: readonly Sided[]): number {
  return sumOf(lines, 'debit');
}

async function refuseDuplicate(
  tx: Transaction,
  request: ManualEntryRequest,
  debitCents: number,
): Promise<void> {
  if (request.allow_duplicate === true) {
    return;
  }
  const { store_id: storeId = null, platform = null } = request;
  const same = await tx
    .selectFrom('journal_entries')
    .select('document_number')
    .where('entry_on', '=', request.entry_on)
    .where('debit_cents', '=', debitCents)
    .where('store_id', storeId === null ? 'is' : '=', storeId)
    .where('platform', platform === null ? 'is' : '=', platform)
    .where('status', 'not in', ['skipped', 'reversed'])
    .executeTakeFirst();
  if (same !== undefined) {
    throw new AppError('manual_entry_duplicate', {
      message: `Entry ${same.document_number} is of the same store, platform, day and amount. Say that this one is meant to post both.`,
    });
  }
}

function entryOf(
  request: ManualEntryRequest,
  { id, content }: { readonly id: string; readonly content: Content },
): StoredEntryContent {
  const { entry_on: on, currency, memo, store_id: storeId = null, platform = null } = request;
  return {
    documentNumber: documentNumberOf(id, on),
    kind: 'manual',
    date: on,
    memo: memo.trim(),
    currency,
    platform,
    payoutRef: id,
    payoutOn: on,
    storeId: storeId ?? '',
    storeName: '',
    channel: '',
    part: 1,
    parts: 1,
    slice: 'all',
    ...content,
  };
}

/** `MN-K3Q9FAB2-1108`, in the format of payout numbers. */
function documentNumberOf(id: string, on: string): string {
  const name = createHash('sha256').update(id).digest('hex').slice(0, 8).toUpperCase();
  return `MN-${name}-${on.slice(5).replace('-', '')}`;
}

/** Ready if every component has an account; otherwise the reason lists the unmapped ones. */
async function updateStatus(deps: EntriesDeps, tx: Transaction, id: string): Promise<void> {
  const [entry] = await readEntriesToPost(tx, [id]);
  const lines = entry === undefined ? null : await openLines(tx, deps.mappings)(entry);
  if (lines?.kind === 'refused') {
    const [first] = lines.reasons;
    const components = lines.reasons.flatMap((reason) => reason.components ?? []);
    await tx
      .updateTable('journal_entries')
      .set({
        status: 'needs_mapping',
        status_reason: JSON.stringify({ ...first, components }),
      })
      .where('id', '=', id)
      .execute();
  }
}

function refused(field: FieldError): AppError {
  return new AppError('validation_failed', { errors: [field] });
}
