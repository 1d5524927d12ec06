import { Heading, Stack, Text } from '@platebook/ui';
import { useId, type ReactNode } from 'react';

export type SectionProps = {
  title: string;
  description?: ReactNode;
  children: ReactNode;
};

/** A settings section, saved on its own. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap="lg" aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {description === undefined ? null : (
          <Text as="div" tone="muted">
            {description}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
