import { ButtonLink, Prose, Stack } from '@platebook/ui';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { pathOf } from './provider-names.ts';

/** What to do when Intuit asks for a verified email before it lets anybody connect. */
export function IntuitEmailVerificationPage() {
  const href = useClientHref();
  return (
    <PublicPage
      title="Verify your email with Intuit"
      description="Intuit only lets you connect an app once your email is verified. This happens at Intuit; Platebook can’t see or change it."
    >
      <Stack gap="lg">
        <Prose>
          <ol>
            <li>Sign in to QuickBooks with the email you’ll connect with.</li>
            <li>Open your Intuit account, then Sign in &amp; security.</li>
            <li>
              Choose Verify next to your email. Intuit emails you a code. It can take a few minutes;
              check your spam folder.
            </li>
            <li>Enter the code, come back here and connect again.</li>
          </ol>
          <p>
            Only a QuickBooks company admin can connect an app. If that’s someone else, ask them to
            connect it or to make you an admin.
          </p>
        </Prose>
        <ButtonLink href={href(pathOf('quickbooks'))} variant="primary">
          I’ve verified it, connect again
        </ButtonLink>
      </Stack>
    </PublicPage>
  );
}
