import { RadioGroup, Select, Stack, TextField, Box } from '@platebook/ui';
import type { UseFormReturn } from 'react-hook-form';
import { SalesPreview } from '../../shared/page/sales-preview.tsx';
import { toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import type { TenantSettingsChange, TenantSettingsForm } from './tenant-settings.ts';
import { words } from './client-settings.messages.ts';

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
        legend={words.salesTaxThePlatformRemits}
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

const CURRENCIES = [
  {
    value: 'USD',
    get label() {
      return words.usDollarUsd;
    },
  },
  {
    value: 'CAD',
    get label() {
      return words.canadianDollarCad;
    },
  },
];
const BASES = [
  {
    value: 'accrual',
    get label() {
      return words.accrual;
    },
    get description() {
      return words.recordSalesOnThe;
    },
  },
  {
    value: 'cash',
    get label() {
      return words.cash;
    },
    get description() {
      return words.recordSalesOnTheDay;
    },
  },
];
const GROUPINGS = [
  {
    value: 'payout',
    get label() {
      return words.eachPayout;
    },
  },
  {
    value: 'day',
    get label() {
      return words.eachBusinessDay;
    },
  },
];
const SPLITS = [
  {
    value: 'month',
    get label() {
      return words.splitAtMonthEnd;
    },
    get description() {
      return words.eachMonthGetsIts;
    },
  },
  {
    value: 'none',
    get label() {
      return words.keepOneEntry;
    },
    get description() {
      return words.theWholePayoutHas;
    },
  },
];
const BANK_LEGS = [
  {
    value: 'none',
    get label() {
      return words.dontPost;
    },
    get description() {
      return words.theBankFeedRecords;
    },
  },
  {
    value: 'transfer',
    get label() {
      return words.postATransfer;
    },
  },
];
const SALES = [
  {
    value: 'report',
    get label() {
      return words.no;
    },
    get description() {
      return words.salesTaxAndTips;
    },
  },
  {
    value: 'pos',
    get label() {
      return words.yes;
    },
    get description() {
      return words.onlyWhatThePlatform;
    },
  },
];
const REVENUES = [
  {
    value: 'gross',
    get label() {
      return words.gross;
    },
    get description() {
      return words.salesBeforePromotionsPlatform;
    },
  },
  {
    value: 'net',
    get label() {
      return words.net;
    },
    get description() {
      return words.salesAfterPromotionsPlatform;
    },
  },
];
const TAX_MODES = [
  {
    value: 'pass_through_gross',
    get label() {
      return words.postBothSides;
    },
  },
  {
    value: 'net_omit',
    get label() {
      return words.leaveItOut;
    },
    get description() {
      return words.theTwoSidesNet;
    },
  },
  {
    value: 'memo_only',
    get label() {
      return words.leaveItOutAnd;
    },
  },
];
const MEMO_TAXES = [
  {
    value: 'ignore',
    get label() {
      return words.leaveItOut;
    },
  },
  {
    value: 'gross_up',
    get label() {
      return words.postBothSides;
    },
  },
];
const SPLIT_TAXES = [
  {
    value: 'restaurant_remits',
    get label() {
      return words.recordTheRestAs;
    },
    get description() {
      return words.youRemitItYourself;
    },
  },
  {
    value: 'block',
    get label() {
      return words.holdThePayout;
    },
    get description() {
      return words.nothingIsPostedUntil;
    },
  },
];
const LATE_ROWS = [
  {
    value: 'amend',
    get label() {
      return words.updateTheEntry;
    },
    get description() {
      return words.ifItsPeriodIs;
    },
  },
  {
    value: 'adjust',
    get label() {
      return words.createAnAdjustingEntry;
    },
    get description() {
      return words.forTheDifferenceWith;
    },
  },
];
const CLOSED_PERIODS = [
  {
    value: 'post_today',
    get label() {
      return words.dateItToday;
    },
    get description() {
      return words.theMemoGivesThe;
    },
  },
  {
    value: 'refuse',
    get label() {
      return words.holdIt;
    },
    get description() {
      return words.untilThePeriodIs;
    },
  },
];
const MODES = [
  {
    value: 'review',
    get label() {
      return words.afterReview;
    },
    get description() {
      return words.nothingPostsUntilYou;
    },
  },
  {
    value: 'auto',
    get label() {
      return words.automatically;
    },
    get description() {
      return words.payoutsThatAddUp;
    },
  },
  {
    value: 'paused',
    get label() {
      return words.paused;
    },
    get description() {
      return words.payoutsAreImportedBut;
    },
  },
];
