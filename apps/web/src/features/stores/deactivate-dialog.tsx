import { Banner, Button, Dialog, ErrorSummary, Stack, TextField } from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { object, type InferOutput } from 'valibot';
import type { Store } from '../../shared/api/entities.ts';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { daySchema } from './store-schema.ts';
import { useStoreChange } from './use-store-change.ts';
import { words } from './stores.messages.tsx';

const schema = object({ deactivated_on: daySchema });

export type DeactivateDialogProps = {
  store: Store;
  clientName: string;
  open: boolean;
  onClose: () => void;
};

/** Asks for the first day a store is closed. */
export function DeactivateDialog({ store, clientName, open, onClose }: DeactivateDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={words.deactivate(store.name)}
      description={words.deactivateMeaning(clientName)}
    >
      <DayForm store={store} onClose={onClose} />
    </Dialog>
  );
}

function DayForm({ store, onClose }: Pick<DeactivateDialogProps, 'store' | 'onClose'>) {
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { deactivated_on: '' },
  });
  const save = useStoreChange(store, (day: InferOutput<typeof schema>) => day, onClose);
  const { summary, onSubmit } = useFormSubmit(form, save.mutate);
  const refused = useFieldErrors(form, save.error);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {save.isError && refused.length === 0 ? (
          <Banner tone="danger" title={failureTitle(save.error)} appeared>
            {words.nothingWasChanged}
          </Banner>
        ) : null}
        <ErrorSummary errors={summary.length > 0 ? summary : refused} />
        <TextField
          id="deactivated_on"
          label={words.firstDayClosed}
          hint={words.asYyyyMmDd}
          autoComplete="off"
          error={form.formState.errors.deactivated_on?.message}
          {...form.register('deactivated_on')}
        />
        <Button type="submit" variant="primary" loading={save.isPending}>
          {words.deactivateStore}
        </Button>
      </Stack>
    </form>
  );
}
