import { Columns, Heading, Select, Stack, Text, TextField } from '@platebook/ui';
import type { UseFormReturn } from 'react-hook-form';
import { toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import {
  BANK_LEGS,
  BASES,
  PAYOUT_CADENCES,
  POSTING_MODELS,
  POSTING_MODES,
  REPORT_SOURCES,
  SPLITS,
  WEEKDAYS,
} from './channel-choices.ts';
import type { ChannelFields } from './channel-schema.ts';

export type ChannelFormProps = { form: UseFormReturn<ChannelFields, unknown, ChannelFields> };

const INHERITED = 'As the client’s settings say';

type ChoiceProps = ChannelFormProps & {
  name: keyof ChannelFields['channel_config'];
  label: string;
  choices: Readonly<Record<string, string>>;
  hint?: string;
  placeholder?: string;
};

function Choice({ form, name, label, choices, hint, placeholder = INHERITED }: ChoiceProps) {
  const id = `channel_config.${name}` as const;
  return (
    <Select
      id={id}
      label={label}
      hint={hint}
      placeholder={placeholder}
      options={Object.entries(choices).map(([value, words]) => ({ value, label: words }))}
      error={form.formState.errors.channel_config?.[name]?.message}
      {...form.register(id)}
    />
  );
}

/** How the reports of a channel come and are read. */
export function ReadingFields({ form }: ChannelFormProps) {
  const errors = form.formState.errors.channel_config;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>Reports and payouts</Heading>
        <Text tone="muted">The time zone is used where a report prints no local time.</Text>
      </Stack>
      <Columns template="fit">
        <Choice
          form={form}
          name="report_source"
          label="Reports are"
          choices={REPORT_SOURCES}
          placeholder="Not said"
        />
        <Select
          id="channel_config.time_zone"
          label="Time zone"
          placeholder="As the store"
          options={toTimeZoneGroups(
            Intl.supportedValuesOf('timeZone'),
            form.formState.defaultValues?.channel_config?.time_zone || 'America/New_York',
          )}
          error={errors?.time_zone?.message}
          {...form.register('channel_config.time_zone')}
        />
      </Columns>
      <Columns template="fit">
        <Choice
          form={form}
          name="payout_cadence"
          label="The platform pays"
          choices={PAYOUT_CADENCES}
          placeholder="Not said"
        />
        <Choice
          form={form}
          name="pay_week_starts_on"
          label="Its pay week begins on"
          choices={WEEKDAYS}
          placeholder="Not said"
        />
      </Columns>
    </Stack>
  );
}

/** How the payouts of a channel become entries. */
export function PostingFields({ form }: ChannelFormProps) {
  const errors = form.formState.errors.channel_config;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>Posting</Heading>
        <Text tone="muted">
          Kept for when entries are posted to QuickBooks. A preview shows what you choose there.
        </Text>
      </Stack>
      <Columns template="fit">
        <Choice
          form={form}
          name="posting_mode"
          label="Entries are posted"
          choices={POSTING_MODES}
        />
        <Choice form={form} name="posting_model" label="What is posted" choices={POSTING_MODELS} />
      </Columns>
      <Columns template="fit">
        <Choice form={form} name="basis" label="Basis" choices={BASES} />
        <Choice form={form} name="split" label="Entries are cut" choices={SPLITS} />
      </Columns>
      <Columns template="fit">
        <Choice
          form={form}
          name="bank_leg"
          label="Post the way to the bank too"
          choices={BANK_LEGS}
        />
        <TextField
          id="channel_config.watch_window_days"
          label="Compare with later reports for, days"
          hint="0 to 90. A payout that changes after it was posted is told."
          optional
          inputMode="numeric"
          autoComplete="off"
          error={errors?.watch_window_days?.message}
          {...form.register('channel_config.watch_window_days')}
        />
      </Columns>
      <Columns template="fit">
        <TextField
          id="channel_config.starts_on"
          label="Post nothing before"
          placeholder="YYYY-MM-DD"
          optional
          autoComplete="off"
          error={errors?.starts_on?.message}
          {...form.register('channel_config.starts_on')}
        />
      </Columns>
    </Stack>
  );
}
