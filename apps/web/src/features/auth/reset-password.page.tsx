import { isApiError, type components } from '@platebook/api-client';
import { ButtonLink, Link, Skeleton, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import { readVerifier, type AuthLanding } from '../../shared/account/auth-landing.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { ChooseNewPassword } from './choose-new-password.tsx';
import { codeWords } from './code.messages.ts';
import { recoveryWords } from './recovery.messages.ts';

/** The destination of the reset email's link: sets a new password if the link is valid. */
export function ResetPasswordPage() {
  const landing = useLoaderData<AuthLanding | null>();
  const [refused, setRefused] = useState(false);
  if (landing?.kind === 'code' && !refused) {
    return <ForCode code={landing.code} onRefused={() => setRefused(true)} />;
  }
  if (landing?.kind !== 'session' || refused) {
    return <LinkIsNoGood landing={landing} />;
  }
  return <ForLink landing={landing} onRefused={() => setRefused(true)} />;
}

type ForCodeProps = { code: string; onRefused: () => void };

/** A link that only works in the browser that requested it. */
function ForCode({ code, onRefused }: ForCodeProps) {
  const goTrue = useGoTrue();
  const verifier = readVerifier(window.localStorage);
  const session = useQuery({
    queryKey: ['landing', code],
    queryFn: () => goTrue.exchangeCode(code, verifier ?? ''),
    enabled: verifier !== null,
    // A code can be exchanged only once.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (verifier === null) {
    return (
      <LinkIsNoGood
        landing={null}
        title={recoveryWords.otherBrowser}
        description={recoveryWords.onlyThere}
      />
    );
  }
  if (session.data !== undefined) {
    return <ForLink landing={session.data} onRefused={onRefused} />;
  }
  return session.error === null ? <Checking /> : <NotTraded error={session.error} />;
}

function NotTraded({ error }: { error: Error }) {
  return isApiError(error) && error.status !== null && error.status < 500 ? (
    <LinkIsNoGood landing={{ kind: 'refused', code: 'otp_expired', description: error.message }} />
  ) : (
    <PublicPage title={recoveryWords.choose}>
      <Failure error={error} onRetry={() => window.location.assign('/forgot-password')} />
    </PublicPage>
  );
}

type LinkSession = Pick<
  components['schemas']['GoTrueSession'],
  'access_token' | 'refresh_token' | 'expires_at' | 'expires_in'
>;

type ForLinkProps = {
  landing: LinkSession;
  onRefused: () => void;
};

function ForLink({ landing, onRefused }: ForLinkProps) {
  const goTrue = useGoTrue();
  const owner = useQuery({
    queryKey: ['landing', landing.access_token],
    queryFn: () => goTrue.user(landing.access_token),
    retry: false,
    gcTime: 0,
  });
  if (owner.data === undefined) {
    return owner.error === null ? (
      <Checking />
    ) : (
      <NotChecked error={owner.error} onRetry={() => void owner.refetch()} />
    );
  }
  return (
    <ChooseNewPassword
      session={landing}
      user={owner.data}
      onRefused={onRefused}
      onCancel={onRefused}
    />
  );
}

function Checking() {
  return (
    <PublicPage title={recoveryWords.choose}>
      <Skeleton label={codeWords.checkingLink} lines={3} />
    </PublicPage>
  );
}

function NotChecked({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // An unknown token means a used link, not a failure.
  if (isApiError(error) && (error.status === 401 || error.status === 403)) {
    return <LinkIsNoGood landing={null} />;
  }
  return (
    <PublicPage title={recoveryWords.choose}>
      <Failure error={error} onRetry={onRetry} />
    </PublicPage>
  );
}

type LinkIsNoGoodProps = { landing: AuthLanding | null; title?: string; description?: string };

function LinkIsNoGood({ landing, title, description }: LinkIsNoGoodProps) {
  const expired = landing?.kind === 'refused' && landing.code === 'otp_expired';
  return (
    <PublicPage
      title={title ?? (expired ? codeWords.linkUsed : recoveryWords.openAgain)}
      description={
        description ?? (expired ? recoveryWords.linksExpire : recoveryWords.onlyFromLink)
      }
      below={
        <Text size="small">
          <Link href="/login">{recoveryWords.backToSignIn}</Link>
        </Text>
      }
    >
      <ButtonLink href="/forgot-password" variant="primary" full>
        {recoveryWords.sendNewLink}
      </ButtonLink>
    </PublicPage>
  );
}
