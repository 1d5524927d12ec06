import { Columns, DateField, Heading, Stack, Text, TextField } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { Channel, Store, TenantSettings } from '../../shared/api/entities.ts';
import { todayIn } from '../../shared/format/today-in.ts';
import { SalesPreview } from '../../shared/page/sales-preview.tsx';
import { useServices } from '../../shared/services.ts';
import { tenantSettingsQuery } from '../../shared/workspace/tenant-settings.queries.ts';
import { Choice } from './channel-config-fields.tsx';
import type { ChannelFormProps } from './channel-config-fields.tsx';
import {
  words,
  postingModelsWords,
  splitsWords,
  basesWords,
  bankLegsWords,
  salesWords,
  lateRowsWords,
  closedPeriodsWords,
  postingModesWords,
} from './stores.messages.tsx';

export type PostingFieldsProps = ChannelFormProps & {
  store: Store;
  platform: Channel['channel_type'];
};

/** How a channel's payouts become entries, and how later changes are handled. */
export function PostingFields({ form, store, platform }: PostingFieldsProps) {
  const { api } = useServices();
  const settings = useQuery(tenantSettingsQuery(api, store.tenant_id));
  const inherited = inheritedWords(settings.data);
  return (
    <>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={2}>{words.posting}</Heading>
          <Text tone="muted">{words.postingIntro}</Text>
        </Stack>
        <Columns template="fit">
          <Choice
            form={form}
            name="posting_mode"
            label={words.postEntries}
            choices={postingModesWords}
            placeholder={inherited.posting_mode}
          />
          <Choice
            form={form}
            name="posting_model"
            label={words.whatToPost}
            choices={postingModelsWords}
            placeholder={inherited.posting_model}
          />
        </Columns>
        <Columns template="fit">
          <Choice
            form={form}
            name="basis"
            label={words.basis}
            choices={basesWords}
            placeholder={inherited.basis}
          />
          <Choice
            form={form}
            name="split"
            label={words.split}
            choices={splitsWords}
            placeholder={inherited.split}
          />
        </Columns>
        <Columns template="fit">
          <Choice
            form={form}
            name="bank_leg"
            label={words.bankTransfer}
            choices={bankLegsWords}
            placeholder={inherited.bank_leg}
          />
          <StartField form={form} store={store} />
        </Columns>
        <Choice
          form={form}
          name="sales"
          label={words.salesInPos}
          choices={salesWords}
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
      label={words.dontPostBefore}
      optional
      error={fieldState.error?.message}
      value={/^\d{4}-\d{2}-\d{2}$/.test(field.value) ? field.value : null}
      // An unreadable day stays as a value that fails validation.
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
        <Heading level={2}>{words.lateChanges}</Heading>
        <Text tone="muted">{words.lateChangesIntro}</Text>
      </Stack>
      <Columns template="fit">
        <TextField
          id="channel_config.watch_window_days"
          label={words.watchDays}
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
          label={words.whenChanged}
          choices={lateRowsWords}
          placeholder={inherited.late_rows}
        />
      </Columns>
      <Columns template="fit">
        <Choice
          form={form}
          name="closed_period"
          label={words.whenClosed}
          choices={closedPeriodsWords}
          placeholder={inherited.closed_period}
        />
      </Columns>
    </Stack>
  );
}

type InheritedWords = Record<
  | 'posting_mode'
  | 'posting_model'
  | 'basis'
  | 'split'
  | 'bank_leg'
  | 'sales'
  | 'late_rows'
  | 'closed_period',
  string
> & { readonly watch_window: string };

/** The inherited setting's label; empty while the settings are loading. */
function inheritedWords(settings: TenantSettings | undefined): InheritedWords {
  const as = (choice: string | undefined) =>
    choice === undefined ? words.clientDefault : words.clientDefaultIs(choice);
  return {
    posting_mode: as(settings && postingModesWords[settings.posting_mode]),
    posting_model: as(
      settings && postingModelsWords[settings.by === 'day' ? 'daily_journal' : 'payout_journal'],
    ),
    basis: as(settings && basesWords[settings.basis]),
    split: as(settings && splitsWords[settings.split]),
    bank_leg: as(settings && bankLegsWords[settings.bank_leg]),
    sales: as(settings && salesWords[settings.sales]),
    late_rows: as(settings && lateRowsWords[settings.late_rows]),
    closed_period: as(settings && closedPeriodsWords[settings.closed_period]),
    watch_window:
      settings === undefined
        ? words.daysHint
        : words.daysHintWithDefault(settings.watch_window_days),
  };
}
