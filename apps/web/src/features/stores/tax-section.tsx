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
    label: 'Use what reports say',
    description: 'Each row shows whether the platform remitted its tax.',
  },
  {
    value: 'facilitated',
    label: 'The platform remits it',
    description: 'As a marketplace facilitator, in most US states.',
  },
  {
    value: 'not_facilitated',
    label: 'The store remits it',
    description: 'The platform pays the tax out to you.',
  },
];

/** Who remits the sales tax, and whether amounts include tax that no column shows. */
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
      description="Reports show what a platform remitted. Set what you expect here."
      saveLabel="Save sales tax"
      form={form}
      save={save}
      unsaved={unsaved}
    >
      <RadioGroup
        id="tax_profile.facilitator"
        legend="Who remits the tax customers pay?"
        options={FACILITATORS}
        error={errors?.facilitator?.message}
        {...form.register('tax_profile.facilitator')}
      />
      <Checkbox
        id="tax_profile.prices_include_tax"
        label="Fees and error charges include tax"
        hint="As with DoorDash in Canada. Applies to reports imported from now on."
        {...form.register('tax_profile.prices_include_tax')}
      />
      {includesTax ? (
        <Box width="field">
          <TextField
            id="tax_profile.inclusive_tax_rate_ppm"
            label="Tax rate (%)"
            hint="13 in Ontario, 14.975 in Quebec. Leave empty to not separate the tax."
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
