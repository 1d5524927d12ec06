import { Columns, Heading, Select, Stack, Text } from '@platebook/ui';
import type { UseFormReturn } from 'react-hook-form';
import { toTimeZoneGroups } from '../../shared/format/time-zones.ts';
import type { ChannelFields } from './channel-schema.ts';
import {
  words,
  reportSourcesWords,
  payoutCadencesWords,
  weekdaysWords,
} from './stores.messages.tsx';

export type ChannelFormProps = { form: UseFormReturn<ChannelFields, unknown, ChannelFields> };

type ChoiceProps = ChannelFormProps & {
  name: keyof ChannelFields['channel_config'];
  label: string;
  choices: Readonly<Record<string, string>>;
  hint?: string;
  /** The inherited value. */
  placeholder: string;
};

/** One option of a channel's configuration. */
export function Choice({ form, name, label, choices, hint, placeholder }: ChoiceProps) {
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

/** How a channel's reports are received and read. */
export function ReadingFields({ form }: ChannelFormProps) {
  const errors = form.formState.errors.channel_config;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>{words.reportsAndPayouts}</Heading>
        <Text tone="muted">{words.channelTimeZoneHint}</Text>
      </Stack>
      <Columns template="fit">
        <Choice
          form={form}
          name="report_source"
          label={words.getReportsBy}
          choices={reportSourcesWords}
          placeholder={words.fetchingAndUploadingDefault}
        />
        <Select
          id="channel_config.time_zone"
          label={words.timeZone}
          placeholder={words.sameAsTheStore}
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
          label={words.payoutSchedule}
          choices={payoutCadencesWords}
          placeholder={words.weeklyDefault}
        />
        <Choice
          form={form}
          name="pay_week_starts_on"
          label={words.payWeekStartsOn}
          choices={weekdaysWords}
          placeholder={words.mondayDefault}
        />
      </Columns>
    </Stack>
  );
}
