import { Box, Button, Columns, Inline, Select, Stack, Text, TextField } from '@platebook/ui';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import type { StoreSectionProps } from './details-section.tsx';
import { SectionForm } from './section-form.tsx';
import { ratesSchema, toRates, toRatesBody, type StoreRates } from './store-schema.ts';
import { useStoreChange } from './use-store-change.ts';
import { words } from './stores.messages.tsx';

const PLATFORMS = Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label }));
const modes = () => [
  { value: 'delivery', label: words.delivery },
  { value: 'pickup', label: words.pickup },
  { value: 'storefront', label: words.storefront },
];
const NEW_RATE = {
  channel_type: 'ubereats',
  mode: 'delivery',
  commission_rate_ppm: '',
  starts_on: '',
} as const;

/** The commissions agreed with the platforms. */
export function RatesSection({ store, unsaved }: StoreSectionProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(ratesSchema),
    defaultValues: toRates(store),
  });
  const rates = useFieldArray({ control: form.control, name: 'contract_rates' });
  const save = useStoreChange(store, toRatesBody, (saved) => form.reset(toRates(saved)));
  return (
    <SectionForm
      id="rates"
      title={words.contractRates}
      description={words.ratesIntro}
      saveLabel={words.saveContractRates}
      form={form}
      save={save}
      unsaved={unsaved}
    >
      {rates.fields.length === 0 ? <Text>{words.noRatesYet}</Text> : null}
      {rates.fields.map(({ id }, index) => (
        <RateRow key={id} form={form} index={index} onRemove={() => rates.remove(index)} />
      ))}
      <Inline>
        <Button icon="add" onClick={() => rates.append(NEW_RATE)}>
          {words.addRate}
        </Button>
      </Inline>
    </SectionForm>
  );
}

type RateRowProps = {
  form: UseFormReturn<StoreRates, unknown, StoreRates>;
  index: number;
  onRemove: () => void;
};

function RateRow({ form, index, onRemove }: RateRowProps) {
  const errors = form.formState.errors.contract_rates?.[index];
  const name = `contract_rates.${index}` as const;
  return (
    <Box as="section" rule="below" paddingBlock="sm" aria-label={words.rate(index + 1)} id={name}>
      <Stack gap="sm">
        {errors?.message === undefined ? null : <Text tone="danger">{errors.message}</Text>}
        <Columns template="fit" gap="sm">
          <Select
            id={`${name}.channel_type`}
            label={words.platform}
            options={PLATFORMS}
            error={errors?.channel_type?.message}
            {...form.register(`${name}.channel_type`)}
          />
          <Select
            id={`${name}.mode`}
            label={words.orderType}
            options={modes()}
            error={errors?.mode?.message}
            {...form.register(`${name}.mode`)}
          />
          <TextField
            id={`${name}.commission_rate_ppm`}
            label={words.commission}
            inputMode="decimal"
            autoComplete="off"
            error={errors?.commission_rate_ppm?.message}
            {...form.register(`${name}.commission_rate_ppm`)}
          />
          <TextField
            id={`${name}.starts_on`}
            label={words.from}
            placeholder={words.yyyyMmDd}
            autoComplete="off"
            error={errors?.starts_on?.message}
            {...form.register(`${name}.starts_on`)}
          />
        </Columns>
        <Inline>
          <Button
            variant="quiet"
            size="sm"
            icon="remove"
            aria-label={words.removeRate(index + 1)}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}
