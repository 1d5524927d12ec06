import { Box, Checkbox, RadioGroup, TextField } from '@platebook/ui';
import { useForm, useWatch } from 'react-hook-form';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import type { StoreSectionProps } from './details-section.tsx';
import { SectionForm } from './section-form.tsx';
import { taxSchema, toTax, toTaxBody } from './store-schema.ts';
import { useStoreChange } from './use-store-change.ts';

const FACILITATORS = [
  {
    value: 'learned',
    label: 'Go by the reports',
    description: 'Each row says whether the platform remitted its tax.',
  },
  {
    value: 'facilitated',
    label: 'The platform remits it',
    description: 'A marketplace facilitator, as in most of the United States.',
  },
  {
    value: 'not_facilitated',
    label: 'The store remits it',
    description: 'The platform passes the tax on to you.',
  },
];

/** Who remits the sales tax, and whether amounts hold tax that no column tells. */
export function TaxSection({ store, unsaved }: StoreSectionProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(taxSchema),
    defaultValues: toTax(store),
  });
  const save = useStoreChange(store, toTaxBody, (saved) => form.reset(toTax(saved)));
  const includesTax = useWatch({ control: form.control, name: 'tax_profile.prices_include_tax' });
  const errors = form.formState.errors.tax_profile;
  return (
    <SectionForm
      id="tax"
      title="Sales tax"
      description="Reports say themselves what a platform remitted. This is what you expect of it."
      saveLabel="Save sales tax"
      form={form}
      save={save}
      unsaved={unsaved}
    >
      <RadioGroup
        id="tax_profile.facilitator"
        legend="Who remits the tax that customers pay?"
        options={FACILITATORS}
        error={errors?.facilitator?.message}
        {...form.register('tax_profile.facilitator')}
      />
      <Checkbox
        id="tax_profile.prices_include_tax"
        label="Fees and error charges are printed with tax in them"
        hint="DoorDash does so in Canada. Reports imported from now on are read with the rate below."
        {...form.register('tax_profile.prices_include_tax')}
      />
      {includesTax ? (
        <Box width="field">
          <TextField
            id="tax_profile.inclusive_tax_rate_ppm"
            label="Rate of that tax, in percent"
            hint="13 in Ontario, 14.975 in Quebec. Without a rate no tax is taken out."
            inputMode="decimal"
            autoComplete="off"
            optional
            error={errors?.inclusive_tax_rate_ppm?.message}
            {...form.register('tax_profile.inclusive_tax_rate_ppm')}
          />
        </Box>
      ) : null}
    </SectionForm>
  );
}
