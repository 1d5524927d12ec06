import { RadioGroup, Select, Stack, TextField, Box } from '@platebook/ui';
import type { UseFormReturn } from 'react-hook-form';
import { SalesPreview } from '../../shared/page/sales-preview.tsx';
import { toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import type { TenantSettingsChange, TenantSettingsForm } from './tenant-settings.ts';

export type TenantSettingsFieldsProps = {
  form: UseFormReturn<TenantSettingsForm, unknown, Required<TenantSettingsChange>>;
  readOnly: boolean;
  tenant: string;
};

/** The fields of a tenant's settings, in the order in which a payout meets them. */
export function TenantSettingsFields({ form, readOnly, tenant }: TenantSettingsFieldsProps) {
  const { errors, defaultValues } = form.formState;
  return (
    <Box width="field">
      <Stack gap="lg">
        <Select
          id="time_zone"
          label="Time zone"
          hint="Where a business day begins and ends."
          disabled={readOnly}
          options={toTimeZoneGroups(
            Intl.supportedValuesOf('timeZone'),
            defaultValues?.time_zone ?? 'America/New_York',
          )}
          error={errors.time_zone?.message}
          {...form.register('time_zone')}
        />
        <Select
          id="currency"
          label="Currency"
          disabled={readOnly}
          options={CURRENCIES}
          {...form.register('currency')}
        />
        <PostingFields form={form} readOnly={readOnly} tenant={tenant} />
        <TaxFields form={form} readOnly={readOnly} />
        <TextField
          id="watch_window_days"
          label="Watch window, in days"
          hint="How long a posted payout is compared with later reports. 0 does not look back."
          inputMode="numeric"
          autoComplete="off"
          readOnly={readOnly}
          error={errors.watch_window_days?.message}
          {...form.register('watch_window_days')}
        />
        <LateFields form={form} readOnly={readOnly} />
      </Stack>
    </Box>
  );
}

function LateFields({ form, readOnly }: Omit<TenantSettingsFieldsProps, 'tenant'>) {
  return (
    <>
      <RadioGroup
        id="late_rows"
        legend="A posted payout that changes within the watch window"
        disabled={readOnly}
        options={LATE_ROWS}
        {...form.register('late_rows')}
      />
      <RadioGroup
        id="closed_period"
        legend="What belongs to a closed period"
        disabled={readOnly}
        options={CLOSED_PERIODS}
        {...form.register('closed_period')}
      />
    </>
  );
}

function TaxFields({ form, readOnly }: Omit<TenantSettingsFieldsProps, 'tenant'>) {
  return (
    <>
      <RadioGroup
        id="revenue"
        legend="Sales revenue"
        disabled={readOnly}
        options={REVENUES}
        {...form.register('revenue')}
      />
      <RadioGroup
        id="tax_mode"
        legend="Sales tax the platform collects and remits"
        disabled={readOnly}
        options={TAX_MODES}
        {...form.register('tax_mode')}
      />
      <RadioGroup
        id="memo_tax"
        legend="Tax that DoorDash remitted and only notes"
        disabled={readOnly}
        options={MEMO_TAXES}
        {...form.register('memo_tax')}
      />
      <RadioGroup
        id="split_tax"
        legend="Sales tax the platform remits only in part"
        disabled={readOnly}
        options={SPLIT_TAXES}
        {...form.register('split_tax')}
      />
    </>
  );
}

function PostingFields({ form, readOnly, tenant }: TenantSettingsFieldsProps) {
  return (
    <>
      <RadioGroup
        id="basis"
        legend="Basis"
        disabled={readOnly}
        options={BASES}
        {...form.register('basis')}
      />
      <RadioGroup
        id="by"
        legend="One entry for"
        disabled={readOnly}
        options={GROUPINGS}
        {...form.register('by')}
      />
      <RadioGroup
        id="split"
        legend="A payout over the end of a month"
        disabled={readOnly}
        options={SPLITS}
        {...form.register('split')}
      />
      <RadioGroup
        id="bank_leg"
        legend="The way from clearing to the bank"
        disabled={readOnly}
        options={BANK_LEGS}
        {...form.register('bank_leg')}
      />
      <RadioGroup
        id="sales"
        legend="Does your POS already record delivery sales in QuickBooks?"
        hint="Entries not posted yet are made again when this changes. Posted entries stay as they are."
        disabled={readOnly}
        options={SALES}
        {...form.register('sales')}
      />
      <SalesPreview tenant={tenant} />
      <RadioGroup
        id="posting_mode"
        legend="Posting"
        disabled={readOnly}
        options={MODES}
        {...form.register('posting_mode')}
      />
    </>
  );
}

const CURRENCIES = [
  { value: 'USD', label: 'US dollar (USD)' },
  { value: 'CAD', label: 'Canadian dollar (CAD)' },
];
const BASES = [
  { value: 'accrual', label: 'Accrual', description: 'Sales count on the day they were made.' },
  { value: 'cash', label: 'Cash', description: 'Sales count on the day they were paid out.' },
];
const GROUPINGS = [
  { value: 'payout', label: 'Each payout' },
  { value: 'day', label: 'Each business day' },
];
const SPLITS = [
  { value: 'month', label: 'Becomes two entries', description: 'Each month gets its own part.' },
  { value: 'none', label: 'Stays one entry', description: 'It is dated as a whole.' },
];
const BANK_LEGS = [
  { value: 'none', label: 'Is not posted', description: 'The bank feed brings the deposit.' },
  { value: 'transfer', label: 'Is posted as a transfer' },
];
const SALES = [
  {
    value: 'report',
    label: 'No',
    description: 'Sales, tax and tips are posted from the platform’s report.',
  },
  {
    value: 'pos',
    label: 'Yes',
    description:
      'Only what the platform kept is posted, so sales aren’t counted twice. Your POS must debit each delivery order to the clearing account.',
  },
];
const REVENUES = [
  {
    value: 'gross',
    label: 'Gross',
    description: 'Sales before promotions, platform fees and refunds. Usual for a restaurant.',
  },
  {
    value: 'net',
    label: 'Net',
    description:
      'Promotions, platform fees and refunds are deducted. Agree this with your accountant.',
  },
];
const TAX_MODES = [
  { value: 'pass_through_gross', label: 'Post both sides' },
  { value: 'net_omit', label: 'Leave it out', description: 'It nets to zero.' },
  { value: 'memo_only', label: 'Leave it out and note it in the memo' },
];
const MEMO_TAXES = [
  { value: 'ignore', label: 'Leave it out' },
  { value: 'gross_up', label: 'Post both sides' },
];
const SPLIT_TAXES = [
  {
    value: 'restaurant_remits',
    label: 'The rest is your liability',
    description: 'You remit it yourself.',
  },
  { value: 'block', label: 'Hold the payout', description: 'Nothing is posted until you decide.' },
];
const LATE_ROWS = [
  {
    value: 'amend',
    label: 'Its entry is changed',
    description: 'In place, as long as its period is open and nobody changed it in the books.',
  },
  {
    value: 'adjust',
    label: 'An adjusting entry is made',
    description: 'The difference, with a reference to the first entry.',
  },
];
const CLOSED_PERIODS = [
  {
    value: 'post_today',
    label: 'Is dated today',
    description: 'Its memo names the day it belongs to.',
  },
  { value: 'refuse', label: 'Is not made', description: 'Until the books open the period.' },
];
const MODES = [
  { value: 'review', label: 'After review', description: 'Nothing is posted until you say so.' },
  {
    value: 'auto',
    label: 'By itself',
    description: 'Payouts that add up and are mapped are posted when they arrive.',
  },
  { value: 'paused', label: 'Paused', description: 'Payouts are read; none is posted.' },
];
