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

/** Where the link of a confirmation email leads, and where the code of a message is entered. */
export function ConfirmPage() {
  const landing = useLoaderData<AuthLanding | null>();
  const identifier = (useLocation().state as { identifier?: Identifier } | null)?.identifier;
  if (landing?.kind === 'session') {
    return <Confirmed landing={landing} />;
  }
  if (landing?.kind === 'message') {
    return (
      <Stop title="First of two links confirmed">
        Changing your email needs both. Open the link we sent to the other address, too.
      </Stop>
    );
  }
  return landing === null && identifier !== undefined ? (
    <EnterCode identifier={identifier} />
  ) : (
    <Stop title="This link has expired or was already used">
      Links work once. Sign in: if your email isn’t confirmed yet, we’ll offer a new link.
    </Stop>
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
    return (
      <Stop title="This link has expired or was already used">
        Sign in: if your email isn’t confirmed yet, we’ll offer a new link.
      </Stop>
    );
  }
  if (owner.data === undefined) {
    return (
      <PublicPage title="Confirm your email">
        <Skeleton label="Checking the link" lines={2} />
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
    <PublicPage title="Email confirmed" description={email}>
      <Button variant="primary" loading={isContinuing} onClick={goOn}>
        Continue as {email}
      </Button>
      <Text size="small" tone="muted">
        Not you? Close this page. You won’t be signed in.
      </Text>
    </PublicPage>
  );
}

function EnterCode({ identifier }: { identifier: Identifier }) {
  const signIn = useSignIn();
  return (
    <PublicPage
      title={'email' in identifier ? 'Confirm your email' : 'Confirm your phone'}
      description={`We sent a 6-digit code to ${toAddress(identifier)}.`}
    >
      <CodeForm
        identifier={identifier}
        purpose="signup"
        submitLabel="Confirm"
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
        Sign in
      </ButtonLink>
    </PublicPage>
  );
}
