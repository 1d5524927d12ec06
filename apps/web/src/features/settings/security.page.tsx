import { Divider, Stack } from '@platebook/ui';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TokensSection } from './tokens-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';

/** The reader's sign-in methods, sessions and API tokens. */
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
