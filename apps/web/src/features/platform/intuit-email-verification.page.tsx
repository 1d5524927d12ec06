import { ButtonLink, Prose, Stack } from '@platebook/ui';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { pathOf } from './provider-names.ts';
import { intuitEmail } from './providers.messages.tsx';

/** What to do when Intuit requires a verified email before connecting. */
export function IntuitEmailVerificationPage() {
  const href = useClientHref();
  return (
    <PublicPage title={intuitEmail.title} description={intuitEmail.intro}>
      <Stack gap="lg">
        <Prose>
          <ol>
            <li>{intuitEmail.signIn}</li>
            <li>{intuitEmail.openAccount}</li>
            <li>{intuitEmail.verify}</li>
            <li>{intuitEmail.enterCode}</li>
          </ol>
          <p>{intuitEmail.adminsOnly}</p>
        </Prose>
        <ButtonLink href={href(pathOf('quickbooks'))} variant="primary">
          {intuitEmail.connectAgain}
        </ButtonLink>
      </Stack>
    </PublicPage>
  );
}
