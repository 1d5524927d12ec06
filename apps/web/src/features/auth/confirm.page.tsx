import { useLoaderData, useLocation } from 'react-router-dom';
import type { AuthLanding } from '../../shared/account/auth-landing.ts';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { CodeForm } from './code-form.tsx';
import { ConfirmedLink } from './confirmed-link.tsx';
import { toAddress, type Identifier } from './identifier.ts';
import { takeFirstPath } from './pending-invitation.ts';
import { Stop } from './stop.tsx';
import { codeWords } from './code.messages.ts';
import { registerWords } from './register.messages.tsx';

/** The destination of a confirmation email's link, and the form for a message's code. */
export function ConfirmPage() {
  const landing = useLoaderData<AuthLanding | null>();
  const identifier = (useLocation().state as { identifier?: Identifier } | null)?.identifier;
  if (landing?.kind === 'session') {
    return <ConfirmedLink landing={landing} />;
  }
  if (landing?.kind === 'message') {
    return <Stop title={registerWords.firstOfTwo}>{registerWords.openOther}</Stop>;
  }
  return landing === null && identifier !== undefined ? (
    <EnterCode identifier={identifier} />
  ) : (
    <Stop title={codeWords.linkUsed}>{registerWords.linksWorkOnce}</Stop>
  );
}

function EnterCode({ identifier }: { identifier: Identifier }) {
  const signIn = useSignIn();
  return (
    <PublicPage
      title={'email' in identifier ? registerWords.confirmMail : registerWords.confirmPhone}
      description={registerWords.sentCodeTo(toAddress(identifier))}
    >
      <CodeForm
        identifier={identifier}
        purpose="signup"
        submitLabel={registerWords.confirm}
        onSession={(session) => signIn(session, takeFirstPath(window.localStorage))}
      />
    </PublicPage>
  );
}
