import { ButtonLink, Prose, Stack } from '@platebook/ui';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { pathOf } from './provider-names.ts';

/** What to do when Intuit asks for a verified e-mail address before it lets anybody connect. */
export function IntuitEmailVerificationPage() {
  const href = useClientHref();
  return (
    <PublicPage
      title="Verify your e-mail with Intuit"
      description="Intuit lets an app connect only once the address of the person who connects is verified. Platebook has no part in that and sees nothing of it."
    >
      <Stack gap="lg">
        <Prose>
          <ol>
            <li>Sign in to QuickBooks with the address you connect with.</li>
            <li>Open your Intuit account there, then Sign in &amp; security.</li>
            <li>
              Beside your e-mail address choose to verify it. Intuit sends a mail with a code; it
              may take a few minutes and may land among junk.
            </li>
            <li>Enter the code, come back here, and connect again.</li>
          </ol>
          <p>
            Only a company admin of QuickBooks can connect an app. If somebody else is, ask them, or
            have them make you one.
          </p>
        </Prose>
        <ButtonLink href={href(pathOf('quickbooks'))} variant="primary">
          I have verified it: connect again
        </ButtonLink>
      </Stack>
    </PublicPage>
  );
}
