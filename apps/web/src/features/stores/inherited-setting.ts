import type { TenantSettings } from '../../shared/api/entities.ts';
import {
  words,
  postingModelsWords,
  splitsWords,
  basesWords,
  bankLegsWords,
  salesWords,
  lateRowsWords,
  closedPeriodsWords,
  postingModesWords,
} from './stores.messages.tsx';

export type InheritedWords = Record<
  | 'posting_mode'
  | 'posting_model'
  | 'basis'
  | 'split'
  | 'bank_leg'
  | 'sales'
  | 'late_rows'
  | 'closed_period',
  string
> & { readonly watch_window: string };

/** What a channel without a choice of its own takes from its client; unnamed while the settings are not there. */
export function inheritedWords(settings: TenantSettings | undefined): InheritedWords {
  const as = (choice: string | undefined) =>
    choice === undefined ? words.clientDefault : words.clientDefaultIs(choice);
  return {
    posting_mode: as(settings && postingModesWords[settings.posting_mode]),
    posting_model: as(
      settings && postingModelsWords[settings.by === 'day' ? 'daily_journal' : 'payout_journal'],
    ),
    basis: as(settings && basesWords[settings.basis]),
    split: as(settings && splitsWords[settings.split]),
    bank_leg: as(settings && bankLegsWords[settings.bank_leg]),
    sales: as(settings && salesWords[settings.sales]),
    late_rows: as(settings && lateRowsWords[settings.late_rows]),
    closed_period: as(settings && closedPeriodsWords[settings.closed_period]),
    watch_window:
      settings === undefined
        ? words.daysHint
        : words.daysHintWithDefault(settings.watch_window_days),
  };
}
