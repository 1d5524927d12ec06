import { Banner, Button, Dialog, Stack, TextField } from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { maxLength, minLength, object, pipe, string, trim, type InferOutput } from 'valibot';
import { DraftNote } from '../../shared/forms/draft-note.tsx';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { words } from './store-mapping.messages.ts';

const schema = object({
  reason: pipe(
    string(),
    trim(),
    minLength(1, () => words.enterAReason),
    maxLength(500, () => words.reasonTooLong),
  ),
});

export type ReasonDialogProps = {
  open: boolean;
  title: string;
  description: string;
  label: string;
  placeholder: string;
  confirmLabel: string;
  pending: boolean;
  error: unknown;
  onClose: () => void;
  /** Call `onSaved` on the server's response: until then the reason is kept as a draft. */
  onConfirm: (reason: string, onSaved: () => void) => void;
};

/** A decision with a reason. */
export function ReasonDialog({ open, onClose, title, description, ...form }: ReasonDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={title} description={description}>
      <ReasonForm {...form} draftName={title} />
    </Dialog>
  );
}

type ReasonFormProps = Omit<ReasonDialogProps, 'open' | 'onClose' | 'title' | 'description'> & {
  draftName: string;
};

function ReasonForm(props: ReasonFormProps) {
  const { draftName, label, placeholder, confirmLabel, pending, error, onConfirm } = props;
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { reason: '' },
  });
  const draft = useFormDraft(form, draftName);
  const { onSubmit } = useFormSubmit(form, ({ reason }: InferOutput<typeof schema>) =>
    onConfirm(reason, draft.remove),
  );
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {error === null ? null : (
          <Banner tone="danger" title={failureTitle(error)} appeared>
            {words.nothingWasChanged}
          </Banner>
        )}
        <DraftNote draft={draft} />
        <TextField
          label={label}
          placeholder={placeholder}
          autoComplete="off"
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        <Button type="submit" variant="primary" loading={pending}>
          {confirmLabel}
        </Button>
      </Stack>
    </form>
  );
}
