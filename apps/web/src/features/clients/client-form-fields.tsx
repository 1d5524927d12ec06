import { Columns, Select, TextField } from '@platebook/ui';
import type { UseFormReturn } from 'react-hook-form';
import { toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import { CATEGORY_NAMES } from '../../shared/format/category-names.ts';
import type { ClientFields } from './client-schema.ts';

const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];
const CURRENCIES = [
  { value: 'USD', label: 'US dollar (USD)' },
  { value: 'CAD', label: 'Canadian dollar (CAD)' },
];

export type ClientFormFieldsProps = {
  form: UseFormReturn<ClientFields, unknown, ClientFields>;
};

/** What a client is called, where its books are, and what its stores start with. */
export function ClientFormFields({ form }: ClientFormFieldsProps) {
  const { errors, defaultValues } = form.formState;
  return (
    <>
      <TextField
        id="name"
        label="Name"
        autoComplete="organization"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        id="number"
        label="Client number"
        hint="Optional. The number your firm uses for this client."
        optional
        autoComplete="off"
        error={errors.number?.message}
        {...form.register('number')}
      />
      <Select
        id="client_category"
        label="Books"
        hint="Where journal entries are posted."
        options={Object.entries(CATEGORY_NAMES).map(([value, label]) => ({ value, label }))}
        error={errors.client_category?.message}
        {...form.register('client_category')}
      />
      <Columns template="fit">
        <Select
          id="country"
          label="Country"
          options={COUNTRIES}
          error={errors.country?.message}
          {...form.register('country')}
        />
        <Select
          id="currency"
          label="Currency"
          options={CURRENCIES}
          error={errors.currency?.message}
          {...form.register('currency')}
        />
      </Columns>
      <Select
        id="time_zone"
        label="Time zone"
        hint="The default for new stores."
        options={toTimeZoneGroups(
          Intl.supportedValuesOf('timeZone'),
          defaultValues?.time_zone ?? 'America/New_York',
        )}
        error={errors.time_zone?.message}
        {...form.register('time_zone')}
      />
    </>
  );
}
