import { ButtonLink, EmptyState, Page } from '@platebook/ui';
import { words } from './app.messages.ts';

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <Page width="measure">
      <title>{words.notFoundTitle}</title>
      <EmptyState
        kind="no-results"
        size="page"
        headingLevel={1}
        title={words.notFound}
        action={<ButtonLink href="/dashboard">{words.toDashboard}</ButtonLink>}
      >
        {words.notFoundMeaning}
      </EmptyState>
    </Page>
  );
}
