import { isApiError } from '@platebook/api-client';
import { Button, Skeleton, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import type { AuthLanding } from '../../shared/account/auth-landing.ts';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { announceConfirmed } from './confirmed-elsewhere.ts';
import { takeFirstPath } from './pending-invitation.ts';
import { SecondStepPage } from './second-step-page.tsx';
import { factorsToShow } from './second-step.ts';
import { Stop } from './stop.tsx';
import { codeWords } from './code.messages.ts';
import { registerWords } from './register.messages.tsx';

/** Nobody is signed in by a link alone: it shows whose it is, and the reader continues. */
export function ConfirmedLink({ landing }: { landing: Extract<AuthLanding, { kind: 'session' }> }) {
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
  if (owner.data === undefined) {
    // A token the service does not know is a link that was used up; anything else says nothing about the link.
    return isRefused(owner.error) ? (
      <Stop title={codeWords.linkUsed}>{registerWords.signInForNew}</Stop>
    ) : (
      <PublicPage title={registerWords.confirmMail}>
        {owner.error === null ? (
          <Skeleton label={codeWords.checkingLink} lines={2} />
        ) : (
          <Failure error={owner.error} onRetry={() => void owner.refetch()} />
        )}
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

function isRefused(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.status === 403);
}
