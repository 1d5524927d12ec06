import { unwrap } from '@platebook/api-client';
import { Banner, Box, Button, ErrorSummary, SaveBar, Stack, TextField } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Channel, Store } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { DraftNote } from '../../shared/forms/draft-note.tsx';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { ReadingFields } from './channel-config-fields.tsx';
import { PostingFields } from './channel-posting-fields.tsx';
import { channelSchema, toChannelBody, toChannelFields } from './channel-schema.ts';
import type { ChannelFields } from './channel-schema.ts';
import { storesKey } from '../../shared/workspace/stores.queries.ts';
import { words } from './stores.messages.tsx';

export type ChannelFormProps = {
  store: Store;
  /** null connects the store. */
  channel: Channel | null;
  platform: Channel['channel_type'];
  readOnly: boolean;
  /** Whether the client's entries go to QuickBooks; otherwise nothing is posted. */
  isQbo: boolean;
};

/** All settings of one channel in one form. */
export function ChannelForm({ store, channel, platform, readOnly, isQbo }: ChannelFormProps) {
  const form = useForm({
    // The error summary takes the focus and links to each field.
    shouldFocusError: false,
    resolver: valibotResolver(channelSchema),
    defaultValues: toChannelFields(channel),
    disabled: readOnly,
  });
  const save = useChannelSave({ store, channel, platform }, (saved) =>
    form.reset(toChannelFields(saved)),
  );
  const { errors, isDirty } = form.formState;
  const draft = useFormDraft(form, 'channel');
  const { summary, onSubmit } = useFormSubmit(form, save.mutate);
  const refused = useFieldErrors(form, save.error);
  const settled = save.isSuccess ? 'saved' : 'clean';
  return (
    <form noValidate onSubmit={onSubmit}>
      <LeaveGuard
        when={isDirty && !readOnly}
        isSaving={save.isPending}
        what={words.on(store.name, PLATFORM_NAMES[platform])}
      />
      <Box width="measure">
        <Stack gap="xxl">
          {save.isError && refused.length === 0 ? (
            <Banner tone="danger" title={failureTitle(save.error)} appeared>
              {words.nothingWasSaved}
            </Banner>
          ) : null}
          <DraftNote draft={draft} />
          <ErrorSummary errors={summary.length > 0 ? summary : refused} />
          <TextField
            id="platform_store_id"
            label={words.storeId(PLATFORM_NAMES[platform])}
            hint={words.storeIdHint}
            optional
            autoComplete="off"
            spellCheck={false}
            error={errors.platform_store_id?.message}
            {...form.register('platform_store_id')}
          />
          <ReadingFields form={form} />
          {isQbo ? <PostingFields form={form} store={store} platform={platform} /> : null}
          {channel === null ? (
            <Button type="submit" variant="primary" disabled={readOnly} loading={save.isPending}>
              {words.connectStore}
            </Button>
          ) : (
            <SaveBar
              state={save.isPending ? 'saving' : isDirty ? 'dirty' : settled}
              saveLabel={words.saveChanges}
              onDiscard={() => form.reset()}
            />
          )}
        </Stack>
      </Box>
    </form>
  );
}

/** Connects a store to a platform, or saves how its channel is read and posted. */
export function useChannelSave(
  { store, channel, platform }: Omit<ChannelFormProps, 'readOnly' | 'isQbo'>,
  onSaved: (channel: Channel) => void,
) {
  const { api } = useServices();
  const queries = useQueryClient();
  const path = { tenant: store.tenant_id, store: store.id };
  return useMutation({
    mutationFn: (fields: ChannelFields) => {
      const { platform_store_id: id, ...configs } = toChannelBody(fields);
      return channel === null
        ? unwrap(
            api.POST('/api/v2/clients/tenants/{tenant}/stores/{store}/channels', {
              params: { path },
              body: {
                channel_type: platform,
                ...configs,
                ...(id === null ? {} : { platform_store_id: id }),
              },
            }),
          )
        : unwrap(
            api.PUT('/api/v2/clients/tenants/{tenant}/stores/{store}/channels/{channel}', {
              params: { path: { ...path, channel: channel.id } },
              body: { platform_store_id: id, ...configs },
            }),
          );
    },
    onSuccess: async (saved) => {
      onSaved(saved);
      await queries.invalidateQueries({ queryKey: storesKey(store.tenant_id) });
    },
  });
}
