import { RadioGroup, Select, Stack, TextField, Box } from '@platebook/ui';
import type { UseFormReturn } from 'react-hook-form';
import { SalesPreview } from '../../shared/page/sales-preview.tsx';
import { toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import type { TenantSettingsChange, TenantSettingsForm } from './tenant-settings.ts';
import {
  CURRENCIES,
  BASES,
  GROUPINGS,
  SPLITS,
  BANK_LEGS,
  SALES,
  REVENUES,
  TAX_MODES,
  MEMO_TAXES,
  SPLIT_TAXES,
  LATE_ROWS,
  CLOSED_PERIODS,
  MODES,
} from './tenant-settings-options.ts';
import { words } from './client-settings.messages.ts';

export type TenantSettingsFieldsProps = {
  form: UseFormReturn<TenantSettingsForm, unknown, Required<TenantSettingsChange>>;
  readOnly: boolean;
  tenant: string;
};

/** The tenant's settings, in the order they apply to a payout. */
export function TenantSettingsFields({ form, readOnly, tenant }: TenantSettingsFieldsProps) {
  const { errors, defaultValues } = form.formState;
  return (
    <Box width="field">
      <Stack gap="lg">
        <Select
          id="time_zone"
          label={words.timeZone}
          hint={words.setsWhenABusiness}
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
          label={words.currency}
          disabled={readOnly}
          options={CURRENCIES}
          {...form.register('currency')}
        />
        <PostingFields form={form} readOnly={readOnly} tenant={tenant} />
        <TaxFields form={form} readOnly={readOnly} />
        <TextField
          id="watch_window_days"
          label={words.watchWindowDays}
          hint={words.howManyDaysWe}
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
        legend={words.aPostedPayoutThat}
        disabled={readOnly}
        options={LATE_ROWS}
        {...form.register('late_rows')}
      />
      <RadioGroup
        id="closed_period"
        legend={words.entriesForAClosed}
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
        legend={words.salesRevenue}
        disabled={readOnly}
        options={REVENUES}
        {...form.register('revenue')}
      />
      <RadioGroup
        id="tax_mode"
        legend={words.salesTaxThePlatform}
        disabled={readOnly}
        options={TAX_MODES}
        {...form.register('tax_mode')}
      />
      <RadioGroup
        id="memo_tax"
        legend={words.taxDoordashRemittedShown}
        disabled={readOnly}
        options={MEMO_TAXES}
        {...form.register('memo_tax')}
      />
      <RadioGroup
        id="split_tax"
        legend={words.partlyRemittedTax}
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
        legend={words.basis}
        disabled={readOnly}
        options={BASES}
        {...form.register('basis')}
      />
      <RadioGroup
        id="by"
        legend={words.createOneEntryFor}
        disabled={readOnly}
        options={GROUPINGS}
        {...form.register('by')}
      />
      <RadioGroup
        id="split"
        legend={words.payoutsThatSpanTwo}
        disabled={readOnly}
        options={SPLITS}
        {...form.register('split')}
      />
      <RadioGroup
        id="bank_leg"
        legend={words.transferFromClearingTo}
        disabled={readOnly}
        options={BANK_LEGS}
        {...form.register('bank_leg')}
      />
      <RadioGroup
        id="sales"
        legend={words.doesYourPosAlready}
        hint={words.changingThisRebuildsEntries}
        disabled={readOnly}
        options={SALES}
        {...form.register('sales')}
      />
      <SalesPreview tenant={tenant} />
      <RadioGroup
        id="posting_mode"
        legend={words.posting}
        disabled={readOnly}
        options={MODES}
        {...form.register('posting_mode')}
      />
    </>
  );
}
