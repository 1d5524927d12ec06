import { useClientContext } from '@platebook/machines/react';
import { Banner, Button } from '@platebook/ui';
import { useState } from 'react';
import { RepostDialog } from './repost-dialog.tsx';

export type AlreadyPostedProps = {
  readonly tenant: string;
  readonly entryIds: readonly string[];
  readonly onDismiss: () => void;
};

/** Entries in the books stay as they are until a person says otherwise. */
export function AlreadyPosted({ tenant, entryIds, onDismiss }: AlreadyPostedProps) {
  const { may } = useClientContext();
  const [open, setOpen] = useState(false);
  const count = entryIds.length;
  const entries = count === 1 ? '1 entry' : `${count} entries`;
  return (
    <>
      <Banner
        tone="info"
        title={`${count === 1 ? 'One entry' : entries} in the books ${count === 1 ? 'holds' : 'hold'} what you changed`}
        onDismiss={onDismiss}
        dismissLabel="Dismiss"
        action={
          may('repostEntries') ? (
            <Button onClick={() => setOpen(true)}>Post {entries} again…</Button>
          ) : undefined
        }
      >
        {count === 1 ? 'It stays as it is' : 'They stay as they are'}; the new mapping counts from
        the next entry on.
      </Banner>
      <RepostDialog
        tenant={tenant}
        entryIds={entryIds}
        open={open}
        onOpenChange={setOpen}
        onDone={onDismiss}
      />
    </>
  );
}
