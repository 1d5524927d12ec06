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
import { words } from './client-settings.messages.ts';

export type TenantSettingsChange = components['schemas']['SaveTenantSettingsRequest'];

/** A number as a field's text. */
const digits = pipe(
  string(),
  custom<string>(
    (text) => /^\s*\d+\s*$/.test(String(text)),
    () => words.enterAWholeNumber,
  ),
  transform(Number),
);

/** The form's settings; its output is the server's format. */
export const tenantSettingsSchema = object({
  time_zone: pipe(
    string(),
    nonEmpty(() => words.chooseTheTimeZone),
  ),
  currency: picklist(['USD', 'CAD']),
  basis: picklist(['accrual', 'cash']),
  split: picklist(['month', 'none']),
  by: picklist(['payout', 'day']),
  bank_leg: picklist(['none', 'transfer']),
  sales: picklist(['report', 'pos']),
  posting_mode: picklist(['review', 'auto', 'paused']),
  watch_window_days: pipe(
    digits,
    integer(() => words.enterAWholeNumber),
    minValue(0, () => words.enterAWholeNumber),
    maxValue(90, () => words.enterAWholeNumber),
  ),
  late_rows: picklist(['amend', 'adjust']),
  closed_period: picklist(['post_today', 'refuse']),
  tax_mode: picklist(['pass_through_gross', 'net_omit', 'memo_only']),
  memo_tax: picklist(['ignore', 'gross_up']),
  split_tax: picklist(['restaurant_remits', 'block']),
  revenue: picklist(['gross', 'net']),
});

export type TenantSettingsForm = {
  time_zone: string;
  currency: TenantSettings['currency'];
  basis: TenantSettings['basis'];
  split: TenantSettings['split'];
  by: TenantSettings['by'];
  bank_leg: TenantSettings['bank_leg'];
  sales: TenantSettings['sales'];
  posting_mode: TenantSettings['posting_mode'];
  watch_window_days: string;
  late_rows: TenantSettings['late_rows'];
  closed_period: TenantSettings['closed_period'];
  tax_mode: TenantSettings['tax_mode'];
  memo_tax: TenantSettings['memo_tax'];
  split_tax: TenantSettings['split_tax'];
  revenue: TenantSettings['revenue'];
};

type Values = Omit<TenantSettings, 'updated_at' | 'defaults'>;

/** The settings as the form shows them. */
export function toForm(settings: Values): TenantSettingsForm {
  return {
    time_zone: settings.time_zone,
    currency: settings.currency,
    basis: settings.basis,
    split: settings.split,
    by: settings.by,
    bank_leg: settings.bank_leg,
    sales: settings.sales,
    posting_mode: settings.posting_mode,
    watch_window_days: String(settings.watch_window_days),
    late_rows: settings.late_rows,
    closed_period: settings.closed_period,
    tax_mode: settings.tax_mode,
    memo_tax: settings.memo_tax,
    split_tax: settings.split_tax,
    revenue: settings.revenue,
  };
}

/** The form values of the defaults. */
export function toDefaults(settings: TenantSettings): TenantSettingsForm {
  return toForm({ ...settings, ...settings.defaults });
}
