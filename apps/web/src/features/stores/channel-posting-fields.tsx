import { Columns, DateField, Heading, Stack, Text, TextField } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { Channel, Store } from '../../shared/api/entities.ts';
import { todayIn } from '../../shared/format/today-in.ts';
import { SalesPreview } from '../../shared/page/sales-preview.tsx';
import { useServices } from '../../shared/services.ts';
import { tenantSettingsQuery } from '../../shared/workspace/tenant-settings.queries.ts';
import {
  BANK_LEGS,
  BASES,
  CLOSED_PERIODS,
  LATE_ROWS,
  POSTING_MODELS,
  POSTING_MODES,
  SALES,
  SPLITS,
} from './channel-choices.ts';
import { Choice } from './channel-config-fields.tsx';
import type { ChannelFormProps } from './channel-config-fields.tsx';
import { inheritedWords, type InheritedWords } from './inherited-setting.ts';

export type PostingFieldsProps = ChannelFormProps & {
  store: Store;
  platform: Channel['channel_type'];
};

/** How the payouts of a channel become entries, and what becomes of entries that change later. */
export function PostingFields({ form, store, platform }: PostingFieldsProps) {
  const { api } = useServices();
  const settings = useQuery(tenantSettingsQuery(api, store.tenant_id));
  const inherited = inheritedWords(settings.data);
  return (
    <>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={2}>Posting</Heading>
          <Text tone="muted">
            Entries that are not posted yet are made anew when this changes; posted ones stay.
          </Text>
        </Stack>
        <Columns template="fit">
          <Choice
            form={form}
            name="posting_mode"
            label="Entries are posted"
            choices={POSTING_MODES}
            placeholder={inherited.posting_mode}
          />
          <Choice
            form={form}
            name="posting_model"
            label="What is posted"
            choices={POSTING_MODELS}
            placeholder={inherited.posting_model}
          />
        </Columns>
        <Columns template="fit">
          <Choice
            form={form}
            name="basis"
            label="Basis"
            choices={BASES}
            placeholder={inherited.basis}
          />
          <Choice
            form={form}
            name="split"
            label="Entries are cut"
            choices={SPLITS}
            placeholder={inherited.split}
          />
        </Columns>
        <Columns template="fit">
          <Choice
            form={form}
            name="bank_leg"
            label="Post the way to the bank too"
            choices={BANK_LEGS}
            placeholder={inherited.bank_leg}
          />
          <StartField form={form} store={store} />
        </Columns>
        <Choice
          form={form}
          name="sales"
          label="Does your POS already record delivery sales in QuickBooks?"
          choices={SALES}
          placeholder={inherited.sales}
        />
        <SalesPreview tenant={store.tenant_id} of={{ platform, store: store.id }} />
      </Stack>
      <LaterFields form={form} inherited={inherited} />
    </>
  );
}

function StartField({ form, store }: Omit<PostingFieldsProps, 'platform'>) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'channel_config.starts_on',
  });
  return (
    <DateField
      id="channel_config.starts_on"
      label="Post nothing before"
      optional
      error={fieldState.error?.message}
      value={/^\d{4}-\d{2}-\d{2}$/.test(field.value) ? field.value : null}
      // What cannot be read is kept as something that the form refuses.
      onChange={(day, problem) => field.onChange(problem ?? day ?? '')}
      onBlur={field.onBlur}
      disabled={field.disabled}
      today={todayIn(store.time_zone)}
      timeZone={store.time_zone}
    />
  );
}

function LaterFields({ form, inherited }: ChannelFormProps & { inherited: InheritedWords }) {
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>What changes later</Heading>
        <Text tone="muted">
          Platforms correct payouts that were posted already. Later reports are compared with them.
        </Text>
      </Stack>
      <Columns template="fit">
        <TextField
          id="channel_config.watch_window_days"
          label="Compare with later reports for, days"
          hint={inherited.watch_window}
          optional
          inputMode="numeric"
          autoComplete="off"
          error={form.formState.errors.channel_config?.watch_window_days?.message}
          {...form.register('channel_config.watch_window_days')}
        />
        <Choice
          form={form}
          name="late_rows"
          label="A posted payout that changes"
          choices={LATE_ROWS}
          placeholder={inherited.late_rows}
        />
      </Columns>
      <Columns template="fit">
        <Choice
          form={form}
          name="closed_period"
          label="What belongs to a closed period"
          choices={CLOSED_PERIODS}
          placeholder={inherited.closed_period}
        />
      </Columns>
    </Stack>
  );
}
