import { Button, ButtonLink, Skeleton, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import type { AuthLanding } from '../../shared/account/auth-landing.ts';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { CodeForm } from './code-form.tsx';
import { toAddress, type Identifier } from './identifier.ts';
import { takeFirstPath } from './pending-invitation.ts';
import { SecondStepPage } from './second-step-page.tsx';
import { factorsToShow } from './second-step.ts';

/** Where the link of a confirmation mail leads, and where the code of a message is entered. */
export function ConfirmPage() {
  const landing = useLoaderData<AuthLanding | null>();
  const identifier = (useLocation().state as { identifier?: Identifier } | null)?.identifier;
  if (landing?.kind === 'session') {
    return <Confirmed landing={landing} />;
  }
  if (landing?.kind === 'message') {
    return (
      <Stop title="One of two links is confirmed">
        A change of e-mail needs both: open the link that went to the other address too.
      </Stop>
    );
  }
  return landing === null && identifier !== undefined ? (
    <EnterCode identifier={identifier} />
  ) : (
    <Stop title="This link has expired or was already used">
      A link works once. Sign in: if your address is not confirmed yet, we offer you a new one.
    </Stop>
  );
}

/** Nobody is signed in by a link alone: who it is for is said first, and the reader goes on. */
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
  if (owner.error !== null) {
    return (
      <Stop title="This link has expired or was already used">
        Sign in: if your address is not confirmed yet, we offer you a new one.
      </Stop>
    );
  }
  if (owner.data === undefined) {
    return (
      <PublicPage title="Confirm your e-mail">
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
    <PublicPage title="Your e-mail is confirmed" description={email}>
      <Button variant="primary" loading={isContinuing} onClick={goOn}>
        Continue as {email}
      </Button>
      <Text size="small" tone="muted">
        Not you? Close this page: nothing happens.
      </Text>
    </PublicPage>
  );
}

function EnterCode({ identifier }: { identifier: Identifier }) {
  const signIn = useSignIn();
  return (
    <PublicPage
      title={'email' in identifier ? 'Confirm your e-mail' : 'Confirm your phone'}
      description={`Enter the code we sent to ${toAddress(identifier)}.`}
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
