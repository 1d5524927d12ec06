import { setTimeout as delay } from 'node:timers/promises';
import { startTestSandbox } from '../../src/testing/sandbox.ts';
import type { QboLine, TestSandbox } from '../../src/testing/sandbox.ts';
import type { BooksEntry, Line, ProviderCall } from './evidence.ts';

export type Recorded = {
  readonly calls: readonly ProviderCall[];
  /** Every property that was sent, as `journalentry.Line.Amount`. */
  readonly properties: readonly string[];
  /** Names and values that were sent although Intuit does not have them. */
  readonly foreign: readonly string[];
};

/** The sandbox in a separate process, controlled only through its console. */
export type TrialSandbox = Pick<
  TestSandbox,
  'url' | 'set' | 'connect' | 'accounts' | 'clearFaults' | 'stop'
> & {
  /** How many faults of each kind were injected. */
  readonly faultsGiven: () => Promise<Readonly<Record<string, number>>>;
  readonly books: (realmIds: readonly string[]) => Promise<readonly BooksEntry[]>;
  readonly recorded: () => Promise<Recorded>;
};

export async function startTrialSandbox(): Promise<TrialSandbox> {
  const sandbox = await startTestSandbox();
  const read = (path: string): Promise<unknown> =>
    patiently(async () => {
      const answer = await fetch(`${sandbox.url}/_sandbox${path}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(10_000),
      });
      return answer.json();
    });
  await sandbox.set('calls', { record: true });
  return {
    url: sandbox.url,
    set: (path, body) => patiently(() => sandbox.set(path, body)),
    connect: sandbox.connect,
    accounts: sandbox.accounts,
    clearFaults: sandbox.clearFaults,
    stop: sandbox.stop,
    faultsGiven: async () => {
      const state = (await read('')) as { faults: { given: Record<string, number> } };
      return state.faults.given;
    },
    books: async (realmIds) => {
      const all: BooksEntry[] = [];
      for (const realmId of realmIds) {
        const { entries } = (await read(`/companies/${realmId}/entries`)) as {
          entries: readonly RawEntry[];
        };
        all.push(...entries.map((entry) => toBooksEntry(realmId, entry)));
      }
      return all;
    },
    recorded: async () => (await read('/calls')) as Recorded,
  };
}

/** One of the faults makes the whole sandbox unavailable for a moment. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError) || tries === 30) {
        throw error;
      }
      await delay(100);
    }
  }
}

type RawEntry = {
  readonly Id: string;
  readonly DocNumber?: string;
  readonly CurrencyRef: { readonly value: string };
  readonly Line: readonly QboLine[];
};

function toBooksEntry(realmId: string, { Id, DocNumber, CurrencyRef, Line }: RawEntry): BooksEntry {
  return {
    realmId,
    id: Id,
    documentNumber: DocNumber ?? null,
    currency: CurrencyRef.value,
    lines: toLines(Line),
  };
}

/** The lines of a journal entry, as sent to the books and as returned by them. */
export function toLines(lines: readonly QboLine[]): readonly Line[] {
  return lines.map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef } }) => ({
    accountId: AccountRef.value,
    side: PostingType,
    cents: Math.round(Amount * 100),
  }));
}
