import { useClientContext } from '@platebook/machines/react';
import { Banner, Button } from '@platebook/ui';
import { useState } from 'react';
import { RepostDialog } from './repost-dialog.tsx';
import { words } from './mapping.messages.tsx';

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
  return (
    <>
      <Banner
        tone="info"
        title={words.holdWhatYouChanged(count)}
        onDismiss={onDismiss}
        dismissLabel={words.dismiss}
        action={
          may('repostEntries') ? (
            <Button onClick={() => setOpen(true)}>{words.postAgainAsk(count)}</Button>
          ) : undefined
        }
      >
        {words.newMappingCountsFromNext(count)}
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
