import { Button, ButtonLink, Skeleton, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import type { AuthLanding } from '../../shared/account/auth-landing.ts';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { CodeForm } from './code-form.tsx';
import { announceConfirmed } from './confirmed-elsewhere.ts';
import { toAddress, type Identifier } from './identifier.ts';
import { takeFirstPath } from './pending-invitation.ts';
import { SecondStepPage } from './second-step-page.tsx';
import { factorsToShow } from './second-step.ts';
import { codeWords } from './code.messages.ts';
import { registerWords } from './register.messages.tsx';

/** Where the link of a confirmation email leads, and where the code of a message is entered. */
export function ConfirmPage() {
  const landing = useLoaderData<AuthLanding | null>();
  const identifier = (useLocation().state as { identifier?: Identifier } | null)?.identifier;
  if (landing?.kind === 'session') {
    return <Confirmed landing={landing} />;
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

/** Nobody is signed in by a link alone: it shows whose it is, and the reader continues. */
function Confirmed({ landing }: { landing: Extract<AuthLanding, { kind: 'session' }> }) {
  const goTrue = useGoTrue();
  const signIn = useSignIn();
  const [isContinuing, setIsContinuing] = useState(false);
  const owner = useQuery({
    queryKey: ['landing', landing.access_token],
    queryFn: () => goTrue.user(landing.access_token),
    retry: 1,
    gcTime: 0,
  });
  const confirmed = owner.data?.email;
  useEffect(() => {
    if (confirmed !== undefined) {
      announceConfirmed(confirmed);
    }
  }, [confirmed]);
  if (owner.error !== null) {
    return <Stop title={codeWords.linkUsed}>{registerWords.signInForNew}</Stop>;
  }
  if (owner.data === undefined) {
    return (
      <PublicPage title={registerWords.confirmMail}>
        <Skeleton label={codeWords.checkingLink} lines={2} />
      </PublicPage>
    );
  }
  const { id, email } = owner.data;
  const factors = factorsToShow(owner.data);
  if (isContinuing && factors.length > 0) {
    return (
      <SecondStepPage
        accessToken={landing.access_token}
        factors={factors}
        onSession={(session) => signIn(session, takeFirstPath(window.localStorage))}
        onCancel={() => setIsContinuing(false)}
      />
    );
  }
  const goOn = () => {
    setIsContinuing(true);
    if (factors.length > 0) {
      return;
    }
    void signIn({ ...landing, user: { id, email } }, takeFirstPath(window.localStorage));
  };
  return (
    <PublicPage title={registerWords.mailConfirmed} description={email}>
      <Button variant="primary" loading={isContinuing} onClick={goOn}>
        {registerWords.goOnAs(email)}
      </Button>
      <Text size="small" tone="muted">
        {registerWords.notYou}
      </Text>
    </PublicPage>
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

type StopProps = { title: string; children: string };

function Stop({ title, children }: StopProps) {
  return (
    <PublicPage title={title} description={children}>
      <ButtonLink href="/login" variant="primary" full>
        {codeWords.signIn}
      </ButtonLink>
    </PublicPage>
  );
}
