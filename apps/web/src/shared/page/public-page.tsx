import { Heading, Inline, Link, Page, Stack, Text, ThemeToggle, Wordmark } from '@platebook/ui';
import type { ReactNode } from 'react';
import { Connectivity } from './connectivity.tsx';

export type PublicPageProps = {
  /** The title of document and page. */
  title: string;
  description?: ReactNode;
  /** Above the title: a form's steps. */
  above?: ReactNode;
  children?: ReactNode;
  /** Below a rule: alternative links. */
  below?: ReactNode;
};

/** A short form for signed-out users. */
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
