import { isApiError } from '@platebook/api-client';
import { Button, InlineAlert } from '@platebook/ui';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type { Platform, PlatformStoreList } from './store-mapping.queries.ts';

export type RefreshNoteProps = {
  platform: Platform;
  refresh: PlatformStoreList['refresh'] | null;
  /** Why the platform was not asked just now. */
  refused: unknown;
  onRetry: () => void;
};

/** Says how asking a platform for its stores goes, where there is something to say. */
export function RefreshNote({ platform, refresh, refused, onRetry }: RefreshNoteProps) {
  const name = PLATFORM_NAMES[platform];
  if (refused !== null) {
    const isUnconnected = isApiError(refused) && refused.code === 'platform_not_connected';
    return (
      <InlineAlert tone={isUnconnected ? 'info' : 'warning'} title={failureTitle(refused)} appeared>
        {isUnconnected
          ? `Stores that uploaded reports name can be matched without a connection.`
          : 'The list below is as it was.'}
      </InlineAlert>
    );
  }
  if (refresh?.state === 'waiting' || refresh?.state === 'queued') {
    return (
      <InlineAlert tone="info" title={`${name} is being asked for its stores`}>
        {refresh.state === 'waiting'
          ? `${name} prepares its list, which takes some minutes. This page shows it when it is there.`
          : 'This page shows new ones when they are there.'}
      </InlineAlert>
    );
  }
  if (refresh?.state === 'failed') {
    return (
      <InlineAlert
        tone="warning"
        title={`${name} gave no list of its stores`}
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {refresh.failure?.message ?? 'The list below is as it was.'}
      </InlineAlert>
    );
  }
  return null;
}
