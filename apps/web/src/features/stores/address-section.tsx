import { Columns, Select, TextField } from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import type { StoreSectionProps } from './details-section.tsx';
import { SectionForm } from './section-form.tsx';
import { addressSchema, toAddress, toAddressBody } from './store-schema.ts';
import { useStoreChange } from './use-store-change.ts';
import { words } from './stores.messages.tsx';

const countries = () => [
  { value: 'US', label: words.unitedStates },
  { value: 'CA', label: words.canada },
];

/** Where the store is. */
export function AddressSection({ store, unsaved }: StoreSectionProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(addressSchema),
    defaultValues: toAddress(store),
  });
  const save = useStoreChange(store, toAddressBody, (saved) => form.reset(toAddress(saved)));
  const errors = form.formState.errors.address;
  return (
    <SectionForm
      id="address"
      title={words.address}
      description={words.addressHint}
      saveLabel={words.saveAddress}
      form={form}
      save={save}
      unsaved={unsaved}
    >
      <TextField
        id="address.line1"
        label={words.streetAddress}
        autoComplete="off"
        error={errors?.line1?.message}
        {...form.register('address.line1')}
      />
      <TextField
        id="address.line2"
        label={words.suiteOrFloor}
        optional
        autoComplete="off"
        error={errors?.line2?.message}
        {...form.register('address.line2')}
      />
      <Columns template="fit">
        <TextField
          id="address.city"
          label={words.city}
          autoComplete="off"
          error={errors?.city?.message}
          {...form.register('address.city')}
        />
        <TextField
          id="address.region"
          label={words.stateOrProvince}
          autoComplete="off"
          error={errors?.region?.message}
          {...form.register('address.region')}
        />
      </Columns>
      <Columns template="fit">
        <TextField
          id="address.postal_code"
          label={words.zipOrPostalCode}
          autoComplete="off"
          error={errors?.postal_code?.message}
          {...form.register('address.postal_code')}
        />
        <Select
          id="address.country"
          label={words.country}
          options={countries()}
          error={errors?.country?.message}
          {...form.register('address.country')}
        />
      </Columns>
    </SectionForm>
  );
}
