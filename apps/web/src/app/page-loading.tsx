import { Page, Skeleton } from '@platebook/ui';

/** What stands while the first page is on its way. */
export function PageLoading() {
  return (
    <Page>
      <Skeleton label="Loading Platebook" lines={4} />
    </Page>
  );
}
