import { Page, Skeleton } from '@platebook/ui';
import { words } from './app.messages.ts';

/** What stands while the first page is on its way. */
export function PageLoading() {
  return (
    <Page>
      <Skeleton label={words.loadingApp} lines={4} />
    </Page>
  );
}
