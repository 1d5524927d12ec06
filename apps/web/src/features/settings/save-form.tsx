import { ErrorSummary, SaveBar, Stack } from '@platebook/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DraftNote } from '../../shared/forms/draft-note.tsx';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { refusalWords, saveState } from '../../shared/forms/save-state.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { words } from './settings.messages.ts';

export type SaveFormProps<Input extends FieldValues, Output extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Output>;
  save: UseMutationResult<unknown, Error, Output>;
  /** The subject of the changes: "your profile". */
  what: string;
  saveLabel: string;
  children: ReactNode;
};

/** A form saved as a whole: marks unsaved changes, guards against losing them, and shows errors. */
export function SaveForm<Input extends FieldValues, Output extends FieldValues>({
  form,
  save,
  what,
  saveLabel,
  children,
}: SaveFormProps<Input, Output>) {
  const draft = useFormDraft(form, saveLabel);
  const { summary, onSubmit } = useFormSubmit(form, save.mutate);
  const fromServer = useFieldErrors(form, save.error);
  const { isDirty, dirtyFields } = form.formState;
  const isRefused = save.isError && fromServer.length === 0;
  const changes = Object.keys(dirtyFields).length;
  return (
    <form noValidate onSubmit={onSubmit}>
      <LeaveGuard when={isDirty} isSaving={save.isPending} what={what} />
      <Stack gap="lg">
        <DraftNote draft={draft} />
        <ErrorSummary errors={summary.length === 0 ? fromServer : summary} />
        {children}
        <SaveBar
          state={saveState({ isDirty, isRefused, save })}
          problem={isRefused ? refusalWords(save.error) : undefined}
          summary={changes === 1 ? words.oneChange : words.severalChanges(changes)}
          saveLabel={saveLabel}
          onDiscard={() => {
            save.reset();
            form.reset();
          }}
        />
      </Stack>
    </form>
  );
}
