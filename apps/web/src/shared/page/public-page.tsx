import { Heading, Inline, Link, Page, Stack, Text, ThemeToggle, Wordmark } from '@platebook/ui';
import type { ReactNode } from 'react';
import { Connectivity } from './connectivity.tsx';

export type PublicPageProps = {
  /** Of the document and of the page. */
  title: string;
  description?: ReactNode;
  /** Above the title: the steps of a form. */
  above?: ReactNode;
  children?: ReactNode;
  /** Below a hairline: where else to go. */
  below?: ReactNode;
};

/** One short form before anybody is signed in. */
export function PublicPage({ title, description, above, children, below }: PublicPageProps) {
  return (
    <main>
      <title>{`${title} – Platebook`}</title>
      <Connectivity />
      <Page width="field">
        <Stack gap="xl">
          <Inline justify="between">
            <Link href="/" variant="quiet">
              <Wordmark />
            </Link>
            <ThemeToggle />
          </Inline>
          {above}
          <Stack gap="xs">
            <Heading level={1}>{title}</Heading>
            {description === undefined ? null : (
              <Text as="div" tone="muted">
                {description}
              </Text>
            )}
          </Stack>
          {children}
          {below}
        </Stack>
      </Page>
    </main>
  );
}
