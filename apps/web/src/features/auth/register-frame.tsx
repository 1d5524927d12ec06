import { Link, Stack, Stepper, Text } from '@platebook/ui';
import type { ReactNode } from 'react';
import { PublicPage } from '../../shared/page/public-page.tsx';

export type RegisterFrameProps = {
  step: 'code' | 'account' | 'confirm';
  title: string;
  description?: string;
  children: ReactNode;
};

/** One step of a registration, with the others above it. */
export function RegisterFrame({ step, title, description, children }: RegisterFrameProps) {
  return (
    <PublicPage
      title={title}
      {...(description === undefined ? {} : { description })}
      above={
        <Stepper
          label="Create your account"
          currentId={step}
          steps={[
            { id: 'code', label: 'Invite code' },
            { id: 'account', label: 'Account' },
            { id: 'confirm', label: 'Confirm' },
          ]}
        />
      }
      below={
        <Text size="small" tone="muted">
          Have an account? <Link href="/login">Sign in</Link>
        </Text>
      }
    >
      <Stack gap="lg">{children}</Stack>
    </PublicPage>
  );
}
