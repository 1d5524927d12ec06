import { Banner, Button, Dialog, Stack, TextField } from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { maxLength, minLength, object, pipe, string, trim, type InferOutput } from 'valibot';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type {
  Platform,
  PlatformStore,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import type { StoreMapping } from './store-mapping.queries.ts';
import { useStoreCreation } from './use-platform-store-changes.ts';
import { words } from './store-mapping.messages.ts';

const schema = object({
  name: pipe(
    string(),
    trim(),
    minLength(1, () => words.enterAStoreName),
    maxLength(200, () => words.nameTooLong),
  ),
});

export type NewStoreDialogProps = {
  client: Client;
  platform: Platform;
  store: PlatformStore;
  open: boolean;
  onClose: () => void;
  onCreated: (mapping: StoreMapping) => void;
};

/** Adds a store with the platform's data. */
export function NewStoreDialog({ open, onClose, client, store, ...rest }: NewStoreDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={words.addAStoreTo(client.name)}
      description={words.detailsCopied(PLATFORM_NAMES[rest.platform])}
    >
      <NameForm client={client} store={store} {...rest} />
    </Dialog>
  );
}

type NameFormProps = Omit<NewStoreDialogProps, 'open' | 'onClose'>;

function NameForm({ client, platform, store, onCreated }: NameFormProps) {
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { name: store.name },
  });
  const createStore = useStoreCreation(client.tenant_id, platform, onCreated);
  const { onSubmit } = useFormSubmit(form, ({ name }: InferOutput<typeof schema>) =>
    createStore.mutate({ id: store.id, name }),
  );
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {createStore.isError ? (
          <Banner tone="danger" title={failureTitle(createStore.error)} appeared>
            {words.nothingWasAdded}
          </Banner>
        ) : null}
        <TextField
          label={words.storeName}
          autoComplete="off"
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        <Button type="submit" variant="primary" loading={createStore.isPending}>
          {words.addStore}
        </Button>
      </Stack>
    </form>
  );
}
