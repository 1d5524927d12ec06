import type { Books } from './books.ts';
import { asList, asObject, referenceId, type QboObject, type Saved } from './qbo-object.ts';

type Movement = { readonly accountId: string; readonly cents: number };

function cents(amount: unknown): number {
  return Math.round(Number(amount) * 100);
}

function journalMovements({ Line }: Saved): Movement[] {
  return asList(Line).map(({ Amount, JournalEntryLineDetail }) => {
    const { AccountRef, PostingType } = asObject(JournalEntryLineDetail);
    return {
      accountId: referenceId(AccountRef) ?? '',
      cents: PostingType === 'Debit' ? cents(Amount) : -cents(Amount),
    };
  });
}

function depositMovements({ DepositToAccountRef, TotalAmt, Line }: Saved): Movement[] {
  return [
    { accountId: referenceId(DepositToAccountRef) ?? '', cents: cents(TotalAmt) },
    ...asList(Line).map(({ Amount, DepositLineDetail }) => ({
      accountId: referenceId(asObject(DepositLineDetail).AccountRef) ?? '',
      cents: -cents(Amount),
    })),
  ];
}

function transferMovements({ FromAccountRef, ToAccountRef, Amount }: Saved): Movement[] {
  return [
    { accountId: referenceId(FromAccountRef) ?? '', cents: -cents(Amount) },
    { accountId: referenceId(ToAccountRef) ?? '', cents: cents(Amount) },
  ];
}

/** What every transaction moves, in cents, debits positive. */
function movements(books: Books): Movement[] {
  return [
    ...books.all('JournalEntry').flatMap(journalMovements),
    ...books.all('Deposit').flatMap(depositMovements),
    ...books.all('Transfer').flatMap(transferMovements),
  ];
}

/** The accounts with their balances: positive on their natural side, as QuickBooks shows them. */
export function withBalances(books: Books, accounts: readonly Saved[]): QboObject[] {
  const debits = new Map<string, number>();
  for (const { accountId, cents: moved } of movements(books)) {
    debits.set(accountId, (debits.get(accountId) ?? 0) + moved);
  }
  return accounts.map((account) => {
    const debit = debits.get(account.Id) ?? 0;
    const grows = ['Asset', 'Expense'].includes(String(account.Classification)) ? debit : -debit;
    const balance = (grows === 0 ? 0 : grows) / 100;
    return { ...account, CurrentBalance: balance, CurrentBalanceWithSubAccounts: balance };
  });
}
