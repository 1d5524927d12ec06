import type { components } from '@platebook/api-client';
import {
  custom,
  integer,
  maxValue,
  minValue,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import type { TenantSettings } from '../../shared/api/entities.ts';

export type TenantSettingsChange = components['schemas']['SaveTenantSettingsRequest'];

const WHOLE = 'Enter a whole number of days from 0 to 90';
const MONTHS = 'Enter 12 to 120 months, or leave it empty';

/** A number as a field holds it: a text. */
const digits = pipe(
  string(),
  custom<string>((text) => /^\s*\d+\s*$/.test(String(text)), WHOLE),
  transform(Number),
);

/** The settings as the form holds them; what leaves it is what the server takes. */
export const tenantSettingsSchema = object({
  time_zone: pipe(string(), nonEmpty('Choose the time zone')),
  currency: picklist(['USD', 'CAD']),
  fiscal_year_starts_month: pipe(string(), transform(Number), integer(), minValue(1), maxValue(12)),
  basis: picklist(['accrual', 'cash']),
  split: picklist(['month', 'none']),
  by: picklist(['payout', 'day']),
  bank_leg: picklist(['none', 'transfer']),
  posting_mode: picklist(['review', 'auto', 'paused']),
  watch_window_days: pipe(digits, integer(WHOLE), minValue(0, WHOLE), maxValue(90, WHOLE)),
  late_rows: picklist(['amend', 'adjust']),
  closed_period: picklist(['post_today', 'refuse']),
  retention_months: pipe(
    string(),
    transform((text) => (text.trim() === '' ? null : Number(text))),
    custom<number | null>(
      (months) =>
        months === null ||
        (typeof months === 'number' && Number.isInteger(months) && months >= 12 && months <= 120),
      MONTHS,
    ),
  ),
});

export type TenantSettingsForm = {
  time_zone: string;
  currency: TenantSettings['currency'];
  fiscal_year_starts_month: string;
  basis: TenantSettings['basis'];
  split: TenantSettings['split'];
  by: TenantSettings['by'];
  bank_leg: TenantSettings['bank_leg'];
  posting_mode: TenantSettings['posting_mode'];
  watch_window_days: string;
  late_rows: TenantSettings['late_rows'];
  closed_period: TenantSettings['closed_period'];
  retention_months: string;
};

type Values = Omit<TenantSettings, 'updated_at' | 'defaults'>;

/** The settings as the form shows them. */
export function toForm(settings: Values): TenantSettingsForm {
  return {
    time_zone: settings.time_zone,
    currency: settings.currency,
    fiscal_year_starts_month: String(settings.fiscal_year_starts_month),
    basis: settings.basis,
    split: settings.split,
    by: settings.by,
    bank_leg: settings.bank_leg,
    posting_mode: settings.posting_mode,
    watch_window_days: String(settings.watch_window_days),
    late_rows: settings.late_rows,
    closed_period: settings.closed_period,
    retention_months: settings.retention_months === null ? '' : String(settings.retention_months),
  };
}

/** What the form shows once the defaults are restored. */
export function toDefaults(settings: TenantSettings): TenantSettingsForm {
  return toForm({ ...settings, ...settings.defaults });
}
