import type { TenantSettings } from '../../shared/api/entities.ts';
import {
  BANK_LEGS,
  BASES,
  CLOSED_PERIODS,
  LATE_ROWS,
  POSTING_MODELS,
  POSTING_MODES,
  SALES,
  SPLITS,
} from './channel-choices.ts';
import { words } from './stores.messages.tsx';

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
    posting_mode: as(settings && POSTING_MODES[settings.posting_mode]),
    posting_model: as(
      settings && POSTING_MODELS[settings.by === 'day' ? 'daily_journal' : 'payout_journal'],
    ),
    basis: as(settings && BASES[settings.basis]),
    split: as(settings && SPLITS[settings.split]),
    bank_leg: as(settings && BANK_LEGS[settings.bank_leg]),
    sales: as(settings && SALES[settings.sales]),
    late_rows: as(settings && LATE_ROWS[settings.late_rows]),
    closed_period: as(settings && CLOSED_PERIODS[settings.closed_period]),
    watch_window:
      settings === undefined
        ? words.daysHint
        : words.daysHintWithDefault(settings.watch_window_days),
  };
}
