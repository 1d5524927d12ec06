import * as v from 'valibot';
import type { TenantScope } from '../../db/database.ts';
import { readFault } from '../../connectors/quickbooks/books-fault.ts';
import { BooksUnreachable } from '../../connectors/quickbooks/quickbooks.port.ts';
import type { QuickBooks } from '../../connectors/quickbooks/quickbooks.port.ts';

/** Whether an entry is matched to a bank transaction, or part of a finished reconciliation. */
export type ClearedState = 'cleared' | 'reconciled';

/** Intuit's values for the `cleared` filter; the report has no column for the state. */
const FILTERS = [
  ['Cleared', 'cleared'],
  ['Reconciled', 'reconciled'],
] as const satisfies readonly (readonly [string, ClearedState])[];

const REPORT = v.object({
  Columns: v.object({
    Column: v.array(
      v.object({
        ColType: v.optional(v.string()),
        MetaData: v.optional(v.array(v.object({ Name: v.string(), Value: v.string() })), []),
      }),
    ),
  }),
  Rows: v.optional(
    v.object({
      Row: v.optional(
        v.array(
          v.object({ ColData: v.optional(v.array(v.object({ id: v.optional(v.string()) })), []) }),
        ),
        [],
      ),
    }),
  ),
});

type ClearedQuery = {
  readonly realmId: string;
  readonly timeoutMs: number;
  /** Date range of the entries in question, inclusive. */
  readonly from: string;
  readonly to: string;
};

/**
 * The cleared and reconciled transactions of these dates, by QuickBooks ID. Throws if QuickBooks does not answer: unknown
 * is not free.
 */
export async function readClearedStates(
  books: Pick<QuickBooks, 'call'>,
  scope: TenantScope,
  { realmId, timeoutMs, from, to }: ClearedQuery,
): Promise<ReadonlyMap<string, ClearedState>> {
  const states = new Map<string, ClearedState>();
  for (const [cleared, state] of FILTERS) {
    const answer = await books.call(scope, {
      method: 'GET',
      path: 'reports/TransactionList',
      query: { start_date: from, end_date: to, cleared, columns: 'tx_date,txn_type,doc_num' },
      realmId,
      timeoutMs,
    });
    const fault = readFault(answer);
    if (fault !== null) {
      throw fault;
    }
    for (const id of idsOf(answer.body)) {
      states.set(id, state);
    }
  }
  return states;
}

/** The report has the ID of a transaction in the column of its type. */
function idsOf(body: unknown): string[] {
  const read = v.safeParse(REPORT, body);
  const column = read.success
    ? read.output.Columns.Column.findIndex(
        ({ ColType, MetaData }) =>
          ColType === 'txn_type' || MetaData.some(({ Value }) => Value === 'txn_type'),
      )
    : -1;
  if (!read.success || column === -1) {
    throw new BooksUnreachable("We couldn't read QuickBooks' report on cleared transactions.", {
      mayHaveArrived: true,
    });
  }
  return (read.output.Rows?.Row ?? []).flatMap(({ ColData }) => ColData[column]?.id ?? []);
}
