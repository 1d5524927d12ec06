import * as v from 'valibot';
import { asText } from '../core/text.ts';
import type { Books } from './books.ts';
import { CLEARED_STATE, type ClearedState } from './clearing.ts';
import { invalidEnumeration, missing } from './qbo-fault.ts';
import type { Saved } from './qbo-object.ts';

type Column = {
  readonly key: string;
  readonly title: string;
  readonly type: string;
  readonly cell: (entry: Saved) => { readonly value: string; readonly id?: string };
};

const COLUMNS: readonly Column[] = [
  {
    key: 'tx_date',
    title: 'Date',
    type: 'Date',
    cell: ({ TxnDate }) => ({ value: asText(TxnDate) }),
  },
  {
    key: 'txn_type',
    title: 'Transaction Type',
    type: 'String',
    cell: ({ Id }) => ({ value: 'Journal Entry', id: Id }),
  },
  {
    key: 'doc_num',
    title: 'Num',
    type: 'String',
    cell: ({ DocNumber }) => ({ value: asText(DocNumber) }),
  },
  {
    key: 'memo',
    title: 'Memo/Description',
    type: 'String',
    cell: ({ PrivateNote }) => ({ value: asText(PrivateNote) }),
  },
];

type Filter = {
  readonly from: string;
  readonly to: string;
  readonly number: string | undefined;
  readonly cleared: ClearedState | undefined;
};

function filterOf(query: Readonly<Record<string, string>>): Filter {
  const { start_date: from, end_date: to, docnum: number, cleared } = query;
  if (from === undefined || to === undefined) {
    throw missing(from === undefined ? 'start_date' : 'end_date');
  }
  const state = v.safeParse(v.optional(CLEARED_STATE), cleared);
  if (!state.success) {
    throw invalidEnumeration('cleared', cleared ?? '');
  }
  return { from, to, number, cleared: state.output };
}

/**
 * `GET /reports/TransactionList`: one row per transaction. The cleared status is only a filter of the report, not a
 * column; a transaction not matched to the bank is only found without the filter or with `Uncleared`.
 */
export function transactionList(
  query: Readonly<Record<string, string>>,
  { books, time }: { readonly books: Books; readonly time: string },
): object {
  const { from, to, number, cleared } = filterOf(query);
  const requestedColumns = query.columns?.split(',');
  const columns = COLUMNS.filter(({ key }) => requestedColumns?.includes(key) !== false);
  const rows = books
    .visible('JournalEntry')
    .filter(({ TxnDate }) => from <= asText(TxnDate) && asText(TxnDate) <= to)
    .filter(({ DocNumber }) => number === undefined || DocNumber === number)
    .filter(({ Id }) => cleared === undefined || books.clearing.stateOf(Id) === cleared);
  return {
    Header: {
      Time: time,
      ReportName: 'TransactionList',
      StartPeriod: from,
      EndPeriod: to,
      Currency: books.company().currency,
      Option: [{ Name: 'NoReportData', Value: String(rows.length === 0) }],
    },
    Columns: {
      Column: columns.map(({ key, title, type }) => ({
        ColTitle: title,
        ColType: type,
        MetaData: [{ Name: 'ColKey', Value: key }],
      })),
    },
    Rows:
      rows.length === 0
        ? {}
        : {
            Row: rows.map((row) => ({
              ColData: columns.map(({ cell }) => cell(row)),
              type: 'Data',
            })),
          },
  };
}
