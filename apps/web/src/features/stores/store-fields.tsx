import { Columns, Select, TextField } from '@platebook/ui';
import type { UseFormReturn } from 'react-hook-form';
import { toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import { formatTime } from './format-time.ts';
import type { StoreDetails } from './store-schema.ts';
import { words } from './stores.messages.tsx';

const currencies = () => [
  { value: 'USD', label: words.usDollarUsd },
  { value: 'CAD', label: words.canadianDollarCad },
];
const LATEST_CUTOFF_HALF_HOURS = 24;

export type StoreFieldsProps = { form: UseFormReturn<StoreDetails, unknown, StoreDetails> };

/** A store's name, time zone and business-day cutoff. */
export function StoreFields({ form }: StoreFieldsProps) {
  const { errors, defaultValues } = form.formState;
  return (
    <>
      <Columns template="fit">
        <TextField
          id="name"
          label={words.name}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          id="number"
          label={words.storeNumber}
          optional
          autoComplete="off"
          error={errors.number?.message}
          {...form.register('number')}
        />
      </Columns>
      <Select
        id="time_zone"
        label={words.timeZone}
        hint={words.timeZoneHint}
        options={toTimeZoneGroups(
          Intl.supportedValuesOf('timeZone'),
          defaultValues?.time_zone ?? 'America/New_York',
        )}
        error={errors.time_zone?.message}
        {...form.register('time_zone')}
      />
      <Columns template="fit">
        <Select
          id="business_day_cutoff"
          label={words.businessDayEndsAt}
          hint={words.cutoffHint}
          options={toCutoffs(defaultValues?.business_day_cutoff ?? '00:00')}
          error={errors.business_day_cutoff?.message}
          {...form.register('business_day_cutoff')}
        />
        <Select
          id="currency"
          label={words.currency}
          hint={words.currencyHint}
          options={currencies()}
          error={errors.currency?.message}
          {...form.register('currency')}
        />
      </Columns>
    </>
  );
}

/** Half hours until noon, plus the store's current value. */
function toCutoffs(current: string) {
  const times = Array.from({ length: LATEST_CUTOFF_HALF_HOURS }, (_, half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, '0');
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  });
  const all = times.includes(current) ? times : [...times, current].sort();
  return all.map((time) => ({ value: time, label: formatTime(time) }));
}
