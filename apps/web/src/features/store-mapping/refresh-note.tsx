import { isApiError } from '@platebook/api-client';
import { Button, InlineAlert } from '@platebook/ui';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { reasonSentence } from '../../shared/language/server-errors.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type {
  Platform,
  PlatformStoreList,
} from '../../shared/store-mapping/platform-stores.queries.ts';
import { words } from './store-mapping.messages.ts';

export type RefreshNoteProps = {
  platform: Platform;
  refresh: PlatformStoreList['refresh'] | null;
  /** Why the refresh was refused. */
  refused: unknown;
  onRetry: () => void;
};

/** How the refresh of a platform's stores is going, where there is something to say. */
export function RefreshNote({ platform, refresh, refused, onRetry }: RefreshNoteProps) {
  const name = PLATFORM_NAMES[platform];
  if (refused !== null) {
    const isUnconnected = isApiError(refused) && refused.code === 'platform_not_connected';
    return (
      <InlineAlert tone={isUnconnected ? 'info' : 'warning'} title={failureTitle(refused)} appeared>
        {isUnconnected ? words.matchFromReports : words.listUnchanged}
      </InlineAlert>
    );
  }
  if (refresh?.state === 'waiting' || refresh?.state === 'queued') {
    return (
      <InlineAlert tone="info" title={words.fetchingStores(name)}>
        {refresh.state === 'waiting' ? words.listBeingPrepared(name) : words.pageUpdates}
      </InlineAlert>
    );
  }
  if (refresh?.state === 'failed') {
    return (
      <InlineAlert
        tone="warning"
        title={words.noListSent(name)}
        action={
          <Button size="sm" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        }
      >
        {refresh.failure === null ? words.listUnchanged : reasonSentence(refresh.failure)}
      </InlineAlert>
    );
  }
  return null;
}
