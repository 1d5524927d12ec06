import { Columns, Select, TextField } from '@platebook/ui';
import type { UseFormReturn } from 'react-hook-form';
import { toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import { CATEGORY_NAMES } from '../../shared/format/category-names.ts';
import type { ClientFields } from './client-schema.ts';
import { words } from './clients.messages.ts';

function countries() {
  return [
    { value: 'US', label: words.unitedStates },
    { value: 'CA', label: words.canada },
  ];
}

function currencies() {
  return [
    { value: 'USD', label: words.usDollar },
    { value: 'CAD', label: words.canadianDollar },
  ];
}

export type ClientFormFieldsProps = {
  form: UseFormReturn<ClientFields, unknown, ClientFields>;
};

/** A client's name, its books, and the defaults of its stores. */
export function ClientFormFields({ form }: ClientFormFieldsProps) {
  const { errors, defaultValues } = form.formState;
  return (
    <>
      <TextField
        id="name"
        label={words.name}
        autoComplete="organization"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        id="number"
        label={words.number}
        hint={words.numberHint}
        optional
        autoComplete="off"
        error={errors.number?.message}
        {...form.register('number')}
      />
      <Select
        id="client_category"
        label={words.books}
        hint={words.booksHint}
        options={Object.entries(CATEGORY_NAMES).map(([value, label]) => ({ value, label }))}
        error={errors.client_category?.message}
        {...form.register('client_category')}
      />
      <Columns template="fit">
        <Select
          id="country"
          label={words.country}
          options={countries()}
          error={errors.country?.message}
          {...form.register('country')}
        />
        <Select
          id="currency"
          label={words.currency}
          options={currencies()}
          error={errors.currency?.message}
          {...form.register('currency')}
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
    </>
  );
}
