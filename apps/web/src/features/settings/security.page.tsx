import { Divider, Stack } from '@platebook/ui';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TokensSection } from './tokens-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';

/** How the reader signs in, where they are signed in, and what signs in for them. */
export function SecurityPage() {
  return (
    <Stack gap="xxl">
      <PasswordSection />
      <Divider />
      <TwoStepSection />
      <Divider />
      <SessionsSection />
      <Divider />
      <TokensSection />
    </Stack>
  );
}
