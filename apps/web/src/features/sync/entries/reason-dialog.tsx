import { Banner, Button, DateField, Dialog, Stack, TextArea, TextField } from '@platebook/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { failureTitle, unlessStated } from '../../../shared/query/failure.view.ts';
import { DraftNote } from '../../../shared/forms/draft-note.tsx';
import { useTextDraft } from '../../../shared/forms/use-text-draft.ts';
import { countOf } from './entry.view.ts';
import { useEntryChange, type EntryOutcome } from './use-entry-changes.ts';
import { words } from './entries.messages.ts';

type DialogOwnProps = {
  client: Client;
  onClose: () => void;
  onDone?: ((outcome: EntryOutcome) => void) | undefined;
};

/** Asks why entries are skipped. */
export function SkipDialog({
  client,
  entries,
  onClose,
  onDone,
}: DialogOwnProps & { entries: readonly BooksEntry[] }) {
  return (
    <Dialog
      open={entries.length > 0}
      onOpenChange={onClose}
      title={words.skipFor(countOf(entries.length), client.name)}
      description={words.skipMeaning}
    >
      {entries.length === 0 ? null : (
        <SkipForm client={client} entries={entries} onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  );
}

function SkipForm({
  client,
  entries,
  onClose,
  onDone,
}: DialogOwnProps & { entries: readonly BooksEntry[] }) {
  const entryIds = entries.map(({ id }) => id);
  const draft = useTextDraft(`skip ${entryIds.join(' ')}`);
  const [missing, setMissing] = useState(false);
  const change = useEntryChange(client.tenant_id, (outcome) => {
    draft.remove();
    onClose();
    onDone?.(outcome);
  });
  const reason = draft.text.trim();
  const submit = () => {
    setMissing(reason === '');
    if (reason !== '') {
      change.mutate({ kind: 'skip', entryIds, reason });
    }
  };
  return (
    <AskForm
      error={change.error}
      pending={change.isPending}
      label={words.skip(countOf(entries.length))}
      onSubmit={submit}
    >
      <DraftNote draft={draft} />
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        limit={500}
        value={draft.text}
        error={missing ? words.enterAReason : undefined}
        onChange={({ target }) => draft.change(target.value)}
      />
    </AskForm>
  );
}

/** Asks where an entry was posted outside of Platebook. */
export function PostedElsewhereDialog({
  client,
  entry,
  today,
  onClose,
  onDone,
}: DialogOwnProps & { entry: BooksEntry | null; today: string }) {
  const [reference, setReference] = useState('');
  const [on, setOn] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const change = useEntryChange(client.tenant_id, (outcome) => {
    onClose();
    onDone?.(outcome);
  });
  const submit = () => {
    setSubmitted(true);
    if (entry !== null && reference.trim() !== '' && on !== null) {
      change.mutate({
        kind: 'posted_elsewhere',
        entryId: entry.id,
        reference: reference.trim(),
        on,
      });
    }
  };
  return (
    <Dialog
      open={entry !== null}
      onOpenChange={onClose}
      title={words.markElsewhereFor(client.name)}
      description={words.elsewhereMeaning}
    >
      <AskForm
        error={change.error}
        pending={change.isPending}
        label={words.markAsPostedElsewhere}
        onSubmit={submit}
      >
        <TextField
          label={words.reference}
          hint={words.referenceHint}
          value={reference}
          error={isSubmitted && reference.trim() === '' ? words.enterAReference : undefined}
          onChange={({ target }) => setReference(target.value)}
        />
        <DateField
          label={words.postedOn}
          value={on}
          today={today}
          timeZone={client.time_zone}
          max={today}
          error={isSubmitted && on === null ? words.enterTheDate : undefined}
          onChange={setOn}
        />
      </AskForm>
    </Dialog>
  );
}

type AskFormProps = {
  error: Error | null;
  pending: boolean;
  label: string;
  onSubmit: () => void;
  children: ReactNode;
};

/** A dialog's form: its fields, the server's error, and one button. */
export function AskForm({ error, pending, label, onSubmit, children }: AskFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="lg">
        {error === null ? null : (
          <Banner tone="danger" title={failureTitle(error)} appeared>
            {unlessStated(failureTitle(error), words.nothingWasChanged)}
          </Banner>
        )}
        {children}
        <Button type="submit" variant="primary" loading={pending}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
