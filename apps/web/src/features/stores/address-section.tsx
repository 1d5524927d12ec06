import { Columns, Select, TextField } from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import type { StoreSectionProps } from './details-section.tsx';
import { SectionForm } from './section-form.tsx';
import { addressSchema, toAddress, toAddressBody } from './store-schema.ts';
import { useStoreChange } from './use-store-change.ts';

const COUNTRIES = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
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
      title="Address"
      description="Helps match this store when names are similar."
      saveLabel="Save address"
      form={form}
      save={save}
      unsaved={unsaved}
    >
      <TextField
        id="address.line1"
        label="Street address"
        autoComplete="off"
        error={errors?.line1?.message}
        {...form.register('address.line1')}
      />
      <TextField
        id="address.line2"
        label="Suite or floor"
        optional
        autoComplete="off"
        error={errors?.line2?.message}
        {...form.register('address.line2')}
      />
      <Columns template="fit">
        <TextField
          id="address.city"
          label="City"
          autoComplete="off"
          error={errors?.city?.message}
          {...form.register('address.city')}
        />
        <TextField
          id="address.region"
          label="State or province"
          autoComplete="off"
          error={errors?.region?.message}
          {...form.register('address.region')}
        />
      </Columns>
      <Columns template="fit">
        <TextField
          id="address.postal_code"
          label="ZIP or postal code"
          autoComplete="off"
          error={errors?.postal_code?.message}
          {...form.register('address.postal_code')}
        />
        <Select
          id="address.country"
          label="Country"
          options={COUNTRIES}
          error={errors?.country?.message}
          {...form.register('address.country')}
        />
      </Columns>
    </SectionForm>
  );
}
