import { Link, Stack, Stepper, Text } from '@platebook/ui';
import type { ReactNode } from 'react';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { registerWords } from './register.messages.tsx';

export type RegisterFrameProps = {
  step: 'code' | 'account' | 'confirm';
  title: string;
  description?: string;
  children: ReactNode;
};

/** One step of a registration, with the steps above it. */
export function RegisterFrame({ step, title, description, children }: RegisterFrameProps) {
  return (
    <PublicPage
      title={title}
      {...(description === undefined ? {} : { description })}
      above={
        <Stepper
          label={registerWords.create}
          currentId={step}
          steps={[
            { id: 'code', label: registerWords.inviteCode },
            { id: 'account', label: registerWords.account },
            { id: 'confirm', label: registerWords.confirm },
          ]}
        />
      }
      below={
        <Text size="small" tone="muted">
          {registerWords.haveAccount((text) => (
            <Link href="/login">{text}</Link>
          ))}
        </Text>
      }
    >
      <Stack gap="lg">{children}</Stack>
    </PublicPage>
  );
}
