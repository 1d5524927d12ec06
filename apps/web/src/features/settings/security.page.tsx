import { Divider, Stack } from '@platebook/ui';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TokensSection } from './tokens-section.tsx';

/** How the reader signs in, where they are signed in, and what signs in for them. */
export function SecurityPage() {
  return (
    <Stack gap="xxl">
      <PasswordSection />
      <Divider />
      <SessionsSection />
      <Divider />
      <TokensSection />
    </Stack>
  );
}
