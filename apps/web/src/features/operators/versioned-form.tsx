import { Banner, Button, DiffView, ErrorSummary, Inline, SaveBar, Stack } from '@platebook/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNote } from '../../shared/forms/draft-note.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { refusalWords, saveState } from '../../shared/forms/save-state.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { useContentErrors } from './use-content-errors.ts';
import type { VersionedFormState } from './use-versioned-form.ts';
import { words } from './versions.messages.ts';

/** A diff of two versions, and the field labels. */
export type VersionDiff = {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
  readonly names: Readonly<Record<string, string>>;
};

export type VersionedFormProps<
  Saved extends { readonly revision: number },
  Input extends FieldValues,
  Output extends FieldValues,
> = {
  edited: VersionedFormState<Saved, Input, Output>;
  /** The accessible name of the form. */
  label: string;
  /** What would be lost by leaving: "the article “Chargebacks”". */
  what: string;
  saveLabel: string;
  /** Distinguishes drafts on one page. */
  draftName: string;
  diff: (one: Saved, other: Saved) => VersionDiff;
  children: ReactNode;
};

/** A versioned form: a concurrent change is shown, and not overwritten without confirmation. */
export function VersionedForm<
  Saved extends { readonly revision: number },
  Input extends FieldValues,
  Output extends FieldValues,
>(props: VersionedFormProps<Saved, Input, Output>) {
  const { edited, label, what, saveLabel, draftName, diff, children } = props;
  const { form, save, base, theirs } = edited;
  const draft = useFormDraft(form, draftName);
  const { summary, onSubmit } = useFormSubmit(form, save.mutate);
  const fromServer = useContentErrors(form, save.error);
  const { isDirty } = form.formState;
  const isRefused = save.isError && fromServer.length === 0;
  return (
    <form noValidate onSubmit={onSubmit} aria-label={label}>
      <LeaveGuard when={isDirty} isSaving={save.isPending} what={what} />
      <Stack gap="lg">
        <DraftNote draft={draft} />
        {theirs === null ? null : (
          <Conflict
            diff={diff(base, theirs)}
            onTakeTheirs={edited.takeLatest}
            onKeepMine={edited.keepMine}
          />
        )}
        <ErrorSummary errors={summary.length === 0 && theirs === null ? fromServer : summary} />
        {children}
        <SaveBar
          state={theirs === null ? saveState({ isDirty, isRefused, save }) : 'conflict'}
          problem={
            theirs !== null
              ? words.conflictProblem
              : isRefused
                ? refusalWords(save.error)
                : undefined
          }
          summary={words.notSavedYet}
          saveLabel={saveLabel}
          onDiscard={edited.takeLatest}
        />
      </Stack>
    </form>
  );
}

type ConflictProps = { diff: VersionDiff; onTakeTheirs: () => void; onKeepMine: () => void };

function Conflict({ diff, onTakeTheirs, onKeepMine }: ConflictProps) {
  return (
    <Stack gap="md">
      <Banner tone="warning" title={words.conflictTitle} appeared>
        {words.conflictMeaning}
      </Banner>
      <DiffView caption={words.theirChanges} {...diff} />
      <Inline gap="sm">
        <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
        <Button onClick={onKeepMine}>{words.keepMine}</Button>
      </Inline>
    </Stack>
  );
}
