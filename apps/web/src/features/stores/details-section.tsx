import { unwrap } from '@platebook/api-client';
import { Banner, Box, Button, ErrorSummary, Heading, Inline, Stack, Text } from '@platebook/ui';
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

/** The store's details, saved on their own. */
export function DetailsSection({ store }: { store: Store }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const { name, time_zone, currency } = store;
  const form = useForm({
    // The summary takes the focus and leads to each field.
    shouldFocusError: false,
    resolver: valibotResolver(storeSchema),
    defaultValues: { name, time_zone, currency },
  });
  const save = useMutation({
    mutationFn: (body: StoreDetails) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/stores/{store}', {
          params: { path: { tenant: store.tenant_id, store: store.id } },
          body,
        }),
      ),
    onSuccess: async (saved) => {
      form.reset({ name: saved.name, time_zone: saved.time_zone, currency: saved.currency });
      await queries.invalidateQueries({ queryKey: storesKey(store.tenant_id) });
    },
  });
  const { summary, onSubmit } = useFormSubmit(form, save.mutate);
  return (
    <Stack as="section" gap="md" aria-labelledby="details">
      <Heading level={2} id="details">
        Details
      </Heading>
      {save.isError ? (
        <Banner tone="danger" title={failureTitle(save.error)} appeared>
          Nothing was saved.
        </Banner>
      ) : null}
      <Box width="field">
        <form noValidate onSubmit={onSubmit}>
          <Stack gap="lg">
            <ErrorSummary errors={summary} />
            <StoreFields form={form} />
            <Inline gap="md">
              <Button type="submit" loading={save.isPending}>
                Save details
              </Button>
              {save.isSuccess && !form.formState.isDirty ? (
                <Text as="span" tone="success">
                  Saved
                </Text>
              ) : null}
            </Inline>
          </Stack>
        </form>
      </Box>
    </Stack>
  );
}
