import { ButtonLink, EmptyState, Page } from '@platebook/ui';

/** The answer to an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Page width="measure">
      <title>Page not found – Platebook</title>
      <EmptyState
        kind="no-results"
        size="page"
        headingLevel={1}
        title="There is no page at this address"
        action={<ButtonLink href="/dashboard">Go to the dashboard</ButtonLink>}
      >
        The link may be old, or the address mistyped. Nothing in your books was changed.
      </EmptyState>
    </Page>
  );
}
