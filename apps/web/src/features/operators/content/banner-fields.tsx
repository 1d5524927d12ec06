import { RadioGroup, Select, Stack, TextArea, TextField } from '@platebook/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { InstantInput } from '../instant-input.tsx';
import {
  LONGEST_BODY,
  LONGEST_TITLE,
  type BannerFields,
  type BannerValues,
} from './banner-schema.ts';
import { placeNames, words } from './content.messages.ts';

type BannerForm = UseFormReturn<BannerFields, unknown, BannerValues>;

/** All fields of a banner. */
export function BannerFieldset({ form }: { form: BannerForm }) {
  return (
    <Stack gap="lg">
      <RadioGroup
        id="severity"
        legend={words.severity}
        options={[
          { value: 'info', label: words.severityInfo, description: words.severityInfoHint },
          {
            value: 'warning',
            label: words.severityWarning,
            description: words.severityWarningHint,
          },
          {
            value: 'incident',
            label: words.severityIncident,
            description: words.severityIncidentHint,
          },
        ]}
        {...form.register('severity')}
      />
      <Select
        id="shown_on"
        label={words.shownOn}
        options={(['everywhere', 'site', 'app'] as const).map((value) => ({
          value,
          label: placeNames[value],
        }))}
        {...form.register('shown_on')}
      />
      <Texts form={form} locale="en-US" title={words.titleEnglish} body={words.bodyEnglish} />
      <Texts form={form} locale="fr-CA" title={words.titleFrench} body={words.bodyFrench} />
      <Times form={form} />
    </Stack>
  );
}

type TextsProps = { form: BannerForm; locale: 'en-US' | 'fr-CA'; title: string; body: string };

function Texts({ form, locale, title, body }: TextsProps) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        id={`title.${locale}`}
        label={title}
        lang={locale}
        autoComplete="off"
        limit={LONGEST_TITLE}
        error={errors.title?.[locale]?.message}
        {...form.register(`title.${locale}`)}
      />
      <TextArea
        id={`body.${locale}`}
        label={body}
        hint={words.bodyHint}
        lang={locale}
        rows={2}
        limit={LONGEST_BODY}
        error={errors.body?.[locale]?.message}
        {...form.register(`body.${locale}`)}
      />
    </>
  );
}

function Times({ form }: { form: BannerForm }) {
  const times = [
    {
      name: 'starts_at',
      dayLabel: words.startsOn,
      timeLabel: words.startsAt,
      timeHint: words.startsHint,
    },
    { name: 'ends_at', dayLabel: words.endsOn, timeLabel: words.endsAt, timeHint: words.endsHint },
  ] as const;
  return times.map(({ name, ...labels }) => (
    <Controller
      key={name}
      control={form.control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <InstantInput
          id={name}
          {...labels}
          value={value}
          error={error?.message}
          onChange={onChange}
        />
      )}
    />
  ));
}
