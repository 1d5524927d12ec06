import type { JournalPreviewLine } from '@platebook/ui';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { netOf, type ManualDraft } from './manual-draft.ts';
import { words, manualComponentsWords } from './manual.messages.ts';

/** A client-side preview of the entry, before the server has mapped it. */
export function toPreviewLines(draft: ManualDraft): JournalPreviewLine[] {
  return draft.mode === 'lines' ? ofLines(draft) : ofComponents(draft);
}

function ofLines({ lines }: ManualDraft): JournalPreviewLine[] {
  return lines.map(({ key, account, side, cents }) => ({
    id: String(key),
    account: account?.name ?? words.noAccountYet,
    side,
    amountCents: cents ?? 0,
    unmapped: account === null,
  }));
}

/** Components that raise the payout are credits, others debits; the clearing account balances them. */
function ofComponents({ components, platform }: ManualDraft): JournalPreviewLine[] {
  const net = netOf(components);
  const lines = components.flatMap(({ key, component, cents }): JournalPreviewLine[] =>
    cents === null || cents === 0
      ? []
      : [
          {
            id: String(key),
            account: manualComponentsWords[component],
            side: cents > 0 ? 'credit' : 'debit',
            amountCents: Math.abs(cents),
          },
        ],
  );
  return lines.length === 0
    ? []
    : [
        {
          id: 'clearing',
          account: words.clearing(PLATFORM_NAMES[platform]),
          side: net >= 0 ? 'debit' : 'credit',
          amountCents: Math.abs(net),
        },
        ...lines,
      ];
}
