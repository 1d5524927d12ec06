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
          hint="Sets when a business day starts and ends."
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
          label="Watch window (days)"
          hint="How many days we compare a posted payout with later reports. 0 turns this off."
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
        legend="Entries for a closed period"
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
        legend="Tax DoorDash remitted (shown for information)"
        disabled={readOnly}
        options={MEMO_TAXES}
        {...form.register('memo_tax')}
      />
      <RadioGroup
        id="split_tax"
        legend="Sales tax the platform remits in part"
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
        legend="Create one entry for"
        disabled={readOnly}
        options={GROUPINGS}
        {...form.register('by')}
      />
      <RadioGroup
        id="split"
        legend="Payouts that span two months"
        disabled={readOnly}
        options={SPLITS}
        {...form.register('split')}
      />
      <RadioGroup
        id="bank_leg"
        legend="Transfer from clearing to bank"
        disabled={readOnly}
        options={BANK_LEGS}
        {...form.register('bank_leg')}
      />
      <RadioGroup
        id="sales"
        legend="Does your POS already record delivery sales in QuickBooks?"
        hint="Changing this rebuilds entries that aren’t posted yet. Posted entries don’t change."
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
  { value: 'accrual', label: 'Accrual', description: 'Record sales on the day they happen.' },
  { value: 'cash', label: 'Cash', description: 'Record sales on the day they’re paid out.' },
];
const GROUPINGS = [
  { value: 'payout', label: 'Each payout' },
  { value: 'day', label: 'Each business day' },
];
const SPLITS = [
  { value: 'month', label: 'Split at month end', description: 'Each month gets its own entry.' },
  { value: 'none', label: 'Keep one entry', description: 'The whole payout has one date.' },
];
const BANK_LEGS = [
  { value: 'none', label: 'Don’t post', description: 'The bank feed records the deposit.' },
  { value: 'transfer', label: 'Post a transfer' },
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
      'Sales after promotions, platform fees and refunds. Check with your accountant first.',
  },
];
const TAX_MODES = [
  { value: 'pass_through_gross', label: 'Post both sides' },
  { value: 'net_omit', label: 'Leave it out', description: 'The two sides net to zero.' },
  { value: 'memo_only', label: 'Leave it out and mention it in the memo' },
];
const MEMO_TAXES = [
  { value: 'ignore', label: 'Leave it out' },
  { value: 'gross_up', label: 'Post both sides' },
];
const SPLIT_TAXES = [
  {
    value: 'restaurant_remits',
    label: 'Record the rest as your liability',
    description: 'You remit it yourself.',
  },
  { value: 'block', label: 'Hold the payout', description: 'Nothing is posted until you decide.' },
];
const LATE_ROWS = [
  {
    value: 'amend',
    label: 'Update the entry',
    description: 'If its period is open and nobody changed it in QuickBooks.',
  },
  {
    value: 'adjust',
    label: 'Create an adjusting entry',
    description: 'For the difference, with a reference to the original entry.',
  },
];
const CLOSED_PERIODS = [
  {
    value: 'post_today',
    label: 'Date it today',
    description: 'The memo gives the original date.',
  },
  { value: 'refuse', label: 'Hold it', description: 'Until the period is reopened in QuickBooks.' },
];
const MODES = [
  { value: 'review', label: 'After review', description: 'Nothing posts until you approve it.' },
  {
    value: 'auto',
    label: 'Automatically',
    description: 'Payouts that add up and are fully mapped post when they arrive.',
  },
  { value: 'paused', label: 'Paused', description: 'Payouts are imported, but nothing posts.' },
];
