import { unwrap } from '@platebook/api-client';
import { Banner, Button, Dialog, ErrorSummary, Stack } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Client, Store } from '../../shared/api/entities.ts';
import { DraftNote } from '../../shared/forms/draft-note.tsx';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { StoreFields } from './store-fields.tsx';
import { detailsSchema, toDetailsBody, type StoreDetails } from './store-schema.ts';
import { storesKey } from '../../shared/workspace/stores.queries.ts';
import { words } from './stores.messages.tsx';

export type StoreDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The store's client; a new store inherits its time zone and currency. */
  client: Client;
  onCreated: (store: Store) => void;
};

/** Creates a store for one client. */
export function StoreDialog(props: StoreDialogProps) {
  const { open, onOpenChange, client, onCreated } = props;
  const { tenant_id: tenant, time_zone, currency } = client;
  const { api } = useServices();
  const queries = useQueryClient();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(detailsSchema),
    defaultValues: { name: '', number: '', time_zone, currency, business_day_cutoff: '00:00' },
  });
  const draft = useFormDraft(form, 'new store');
  const create = useMutation({
    mutationFn: (details: StoreDetails) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/stores', {
          params: { path: { tenant } },
          body: toDetailsBody(details),
        }),
      ),
    onSuccess: async (store) => {
      await queries.invalidateQueries({ queryKey: storesKey(tenant) });
      form.reset();
      onCreated(store);
    },
  });
  const { summary, onSubmit } = useFormSubmit(form, create.mutate);
  const refused = useFieldErrors(form, create.error);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={create.isPending}
      title={words.addAStoreTo(client.name)}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {create.isError && refused.length === 0 ? (
            <Banner tone="danger" title={failureTitle(create.error)} appeared>
              {words.noStoreWasCreated}
            </Banner>
          ) : null}
          <DraftNote draft={draft} />
          <ErrorSummary errors={summary.length > 0 ? summary : refused} />
          <StoreFields form={form} />
          <Button type="submit" variant="primary" loading={create.isPending}>
            {words.addStore}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
