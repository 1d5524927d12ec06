import { Heading, Stack, Text } from '@platebook/ui';
import type { ReactNode } from 'react';

export type SectionProps = { title: string; about?: string | undefined; children: ReactNode };

/** One part of the page under its heading. */
export function Section({ title, about, children }: SectionProps) {
  return (
    <Stack as="section" gap="md" aria-label={title}>
      <Stack gap="xxs">
        <Heading level={2} size="title3">
          {title}
        </Heading>
        {about === undefined ? null : <Text tone="muted">{about}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
