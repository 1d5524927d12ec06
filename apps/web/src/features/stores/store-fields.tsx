import { Select, TextField } from '@platebook/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { StoreDetails } from './store-schema.ts';
import { toTimeZoneGroups } from '../../shared/format/time-zones.ts';

const CURRENCIES = [
  { value: 'USD', label: 'US dollar (USD)' },
  { value: 'CAD', label: 'Canadian dollar (CAD)' },
];

export type StoreFieldsProps = { form: UseFormReturn<StoreDetails, unknown, StoreDetails> };

/** Name, time zone and currency of a store. */
export function StoreFields({ form }: StoreFieldsProps) {
  const { errors, defaultValues } = form.formState;
  return (
    <>
      <TextField
        id="name"
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Select
        id="time_zone"
        label="Time zone"
        hint="A business day is a day there."
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
        options={CURRENCIES}
        error={errors.currency?.message}
        {...form.register('currency')}
      />
    </>
  );
}
