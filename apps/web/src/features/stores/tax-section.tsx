import { Box, Checkbox, RadioGroup, TextField } from '@platebook/ui';
import { useForm, useWatch } from 'react-hook-form';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import type { StoreSectionProps } from './details-section.tsx';
import { SectionForm } from './section-form.tsx';
import { taxSchema, toTax, toTaxBody } from './store-schema.ts';
import { useStoreChange } from './use-store-change.ts';
import { words } from './stores.messages.tsx';

const facilitators = () => [
  {
    value: 'learned',
    label: words.whatReportsSay,
    description: words.taxByReport,
  },
  {
    value: 'facilitated',
    label: words.taxByPlatform,
    description: words.taxByPlatformHint,
  },
  {
    value: 'not_facilitated',
    label: words.taxByStore,
    description: words.taxByStoreHint,
  },
];

/** Who remits the sales tax, and whether amounts include tax that has no column. */
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
      title={words.salesTax}
      description={words.taxIntro}
      saveLabel={words.saveSalesTax}
      form={form}
      save={save}
      unsaved={unsaved}
    >
      <RadioGroup
        id="tax_profile.facilitator"
        legend={words.whoRemits}
        options={facilitators()}
        error={errors?.facilitator?.message}
        {...form.register('tax_profile.facilitator')}
      />
      <Checkbox
        id="tax_profile.prices_include_tax"
        label={words.feesIncludeTax}
        hint={words.feesIncludeTaxHint}
        {...form.register('tax_profile.prices_include_tax')}
      />
      {includesTax ? (
        <Box width="field">
          <TextField
            id="tax_profile.inclusive_tax_rate_ppm"
            label={words.taxRate}
            hint={words.taxRateHint}
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
