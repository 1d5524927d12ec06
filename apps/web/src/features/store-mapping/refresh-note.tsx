import { isApiError } from '@platebook/api-client';
import { Button, InlineAlert } from '@platebook/ui';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type {
  Platform,
  PlatformStoreList,
} from '../../shared/store-mapping/platform-stores.queries.ts';

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
        {isUnconnected
          ? 'You can still match stores from uploaded reports.'
          : 'The list below hasn’t changed.'}
      </InlineAlert>
    );
  }
  if (refresh?.state === 'waiting' || refresh?.state === 'queued') {
    return (
      <InlineAlert tone="info" title={`Getting your stores from ${name}`}>
        {refresh.state === 'waiting'
          ? `${name} is preparing its list, which takes a few minutes. This page updates when it arrives.`
          : 'This page updates when they arrive.'}
      </InlineAlert>
    );
  }
  if (refresh?.state === 'failed') {
    return (
      <InlineAlert
        tone="warning"
        title={`${name} didn’t send its list of stores`}
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {refresh.failure?.message ?? 'The list below hasn’t changed.'}
      </InlineAlert>
    );
  }
  return null;
}
