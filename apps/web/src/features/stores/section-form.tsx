import { Box, ErrorSummary, Heading, SaveBar, Stack, Text } from '@platebook/ui';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DraftNote } from '../../shared/forms/draft-note.tsx';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { refusalWords, saveState } from '../../shared/forms/save-state.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import type { Unsaved } from './unsaved.ts';

export type SectionFormProps<Input extends FieldValues, Output extends FieldValues> = {
  /** The id of the heading, which also identifies the form among the unsaved ones. */
  id: string;
  title: string;
  description?: string | undefined;
  saveLabel: string;
  form: UseFormReturn<Input, unknown, Output>;
  save: {
    mutate: (values: Output) => void;
    isPending: boolean;
    isSuccess: boolean;
    error: unknown;
  };
  unsaved: Unsaved;
  children: ReactNode;
};

/** A page section with its own save. */
export function SectionForm<Input extends FieldValues, Output extends FieldValues>(
  props: SectionFormProps<Input, Output>,
) {
  const { id, title, description, saveLabel, form, save, unsaved, children } = props;
  const { isDirty } = form.formState;
  const { report } = unsaved;
  const draft = useFormDraft(form, id);
  const { summary, onSubmit } = useFormSubmit(form, save.mutate);
  const refused = useFieldErrors(form, save.error);
  useEffect(() => {
    report(id, isDirty);
    return () => report(id, false);
  }, [report, id, isDirty]);
  const isRefused = save.error !== null && refused.length === 0;
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {description === undefined ? null : <Text tone="muted">{description}</Text>}
      <Box width="measure">
        <form noValidate onSubmit={onSubmit}>
          <Stack gap="lg">
            <DraftNote draft={draft} />
            <ErrorSummary errors={summary.length > 0 ? summary : refused} />
            {children}
            <SaveBar
              state={saveState({ isDirty, isRefused, save })}
              problem={isRefused ? refusalWords(save.error) : undefined}
              saveLabel={saveLabel}
              onDiscard={() => form.reset()}
            />
          </Stack>
        </form>
      </Box>
    </Stack>
  );
}
