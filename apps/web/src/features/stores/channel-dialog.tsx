import { unwrap } from '@platebook/api-client';
import { Banner, Button, Dialog, ErrorSummary, Select, Stack, TextField } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { maxLength, object, picklist, pipe, string, trim, type InferOutput } from 'valibot';
import type { Store } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { storesKey } from './stores.queries.ts';

const schema = object({
  channel_type: picklist(['ubereats', 'doordash']),
  platform_store_id: pipe(string(), trim(), maxLength(200, 'Use at most 200 characters')),
});

export type ChannelDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  store: Store;
  clientName: string;
};

/** Connects a store to a platform. */
export function ChannelDialog({ open, onOpenChange, store, clientName }: ChannelDialogProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const form = useForm({
    // The summary takes the focus and leads to each field.
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { channel_type: 'ubereats' as const, platform_store_id: '' },
  });
  const connect = useMutation({
    mutationFn: ({ channel_type, platform_store_id }: InferOutput<typeof schema>) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/stores/{store}/channels', {
          params: { path: { tenant: store.tenant_id, store: store.id } },
          body: { channel_type, ...(platform_store_id === '' ? {} : { platform_store_id }) },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: storesKey(store.tenant_id) });
      form.reset();
      onOpenChange(false);
    },
  });
  const { errors } = form.formState;
  const { summary, onSubmit } = useFormSubmit(form, connect.mutate);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={connect.isPending}
      title={`Connect ${store.name} of ${clientName} to a platform`}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {connect.isError ? (
            <Banner tone="danger" title={failureTitle(connect.error)} appeared>
              The store was not connected.
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <Select
            id="channel_type"
            label="Platform"
            options={Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label }))}
            {...form.register('channel_type')}
          />
          <TextField
            id="platform_store_id"
            label="The platform’s store id"
            hint="As its payment reports print it. You can add it later."
            optional
            autoComplete="off"
            spellCheck={false}
            error={errors.platform_store_id?.message}
            {...form.register('platform_store_id')}
          />
          <Button type="submit" variant="primary" loading={connect.isPending}>
            Connect store
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
