/** A balanced entry of `amount` over two accounts, in the API's format. */
export function entryOf(
  debitId: string,
  creditId: string,
  amount: number,
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const line = (PostingType: string, value: string) => ({
    Amount: amount,
    DetailType: 'JournalEntryLineDetail',
    JournalEntryLineDetail: { PostingType, AccountRef: { value } },
  });
  return {
    TxnDate: '2026-11-08',
    PrivateNote: 'Week of 2 November',
    Line: [line('Debit', debitId), line('Credit', creditId)],
    ...more,
  };
}
