import { unwrap } from '@platebook/api-client';
import { Banner, Button, Dialog, ErrorSummary, Stack } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Store } from '../../shared/api/entities.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { StoreFields } from './store-fields.tsx';
import { storeSchema, type StoreDetails } from './store-schema.ts';
import { storesKey } from './stores.queries.ts';

const EMPTY: StoreDetails = { name: '', time_zone: 'America/New_York', currency: 'USD' };

export type StoreDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tenant: string;
  /** The client's name: a dialog that changes something says whose. */
  clientName: string;
  onCreated: (store: Store) => void;
};

/** Creates a store for one client. */
export function StoreDialog(props: StoreDialogProps) {
  const { open, onOpenChange, tenant, clientName, onCreated } = props;
  const { api } = useServices();
  const queries = useQueryClient();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(storeSchema),
    defaultValues: EMPTY,
  });
  const create = useMutation({
    mutationFn: (body: StoreDetails) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/stores', { params: { path: { tenant } }, body }),
      ),
    onSuccess: async (store) => {
      await queries.invalidateQueries({ queryKey: storesKey(tenant) });
      form.reset();
      onCreated(store);
    },
  });
  const { summary, onSubmit } = useFormSubmit(form, create.mutate);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={create.isPending}
      title={`Add a store to ${clientName}`}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {create.isError ? (
            <Banner tone="danger" title={failureTitle(create.error)} appeared>
              No store was created.
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <StoreFields form={form} />
          <Button type="submit" variant="primary" loading={create.isPending}>
            Add store
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
