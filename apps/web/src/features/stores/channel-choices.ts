import type { Channel } from '../../shared/api/entities.ts';
import {
  reportSourcesWords,
  payoutCadencesWords,
  postingModelsWords,
  splitsWords,
  basesWords,
  bankLegsWords,
  salesWords,
  lateRowsWords,
  closedPeriodsWords,
  postingModesWords,
  weekdaysWords,
} from './stores.messages.tsx';

type Config = Channel['channel_config'];
type Words<Key extends keyof Config> = Record<NonNullable<Config[Key]> & string, string>;

export const REPORT_SOURCES: Words<'report_source'> = reportSourcesWords;
export const PAYOUT_CADENCES: Words<'payout_cadence'> = payoutCadencesWords;
export const POSTING_MODELS: Words<'posting_model'> = postingModelsWords;
export const SPLITS: Words<'split'> = splitsWords;
export const BASES: Words<'basis'> = basesWords;
export const BANK_LEGS: Words<'bank_leg'> = bankLegsWords;
/** The answers to "Does your POS already record delivery sales in QuickBooks?". */
export const SALES: Words<'sales'> = salesWords;
export const LATE_ROWS: Words<'late_rows'> = lateRowsWords;
export const CLOSED_PERIODS: Words<'closed_period'> = closedPeriodsWords;
export const POSTING_MODES: Words<'posting_mode'> = postingModesWords;
/** ISO 8601: 1 is Monday. */
export const WEEKDAYS: Record<string, string> = weekdaysWords;
