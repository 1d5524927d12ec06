import { isApiError } from '@platebook/api-client';
import { ButtonLink, Link, Skeleton, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useGoTrue } from '../../shared/account/auth-config.ts';
import type { AuthLanding } from '../../shared/account/auth-landing.ts';
import { useSignIn } from '../../shared/account/use-sign-in.ts';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the link of the mail leads: a new password, when the link is good. */
export function ResetPasswordPage() {
  const landing = useLoaderData<AuthLanding | null>();
  const [refused, setRefused] = useState(false);
  if (landing?.kind !== 'session' || refused) {
    return <LinkIsNoGood landing={landing} />;
  }
  return <ForLink landing={landing} onRefused={() => setRefused(true)} />;
}

type ForLinkProps = {
  landing: Extract<AuthLanding, { kind: 'session' }>;
  onRefused: () => void;
};

function ForLink({ landing, onRefused }: ForLinkProps) {
  const goTrue = useGoTrue();
  const signIn = useSignIn();
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
  const { id, email, phone } = owner.data;
  return (
    <PublicPage title="Choose a new password" description={email === '' ? `+${phone}` : email}>
      <NewPasswordForm
        accessToken={landing.access_token}
        onRefused={onRefused}
        onSaved={() => signIn({ ...landing, user: { id, email } }, '/dashboard')}
      />
    </PublicPage>
  );
}

function Checking() {
  return (
    <PublicPage title="Choose a new password">
      <Skeleton label="Checking the link" lines={3} />
    </PublicPage>
  );
}

function NotChecked({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // A token the service does not know is a link that was used up, not a failure.
  if (isApiError(error) && (error.status === 401 || error.status === 403)) {
    return <LinkIsNoGood landing={null} />;
  }
  return (
    <PublicPage title="Choose a new password">
      <Failure error={error} onRetry={onRetry} />
    </PublicPage>
  );
}

function LinkIsNoGood({ landing }: { landing: AuthLanding | null }) {
  const expired = landing?.kind === 'refused' && landing.code === 'otp_expired';
  return (
    <PublicPage
      title={expired ? 'This link is used or too old' : 'Open the link of the mail again'}
      description={
        expired
          ? 'A link works once, for an hour, and a newer one takes its place. Your password is still the old one.'
          : 'This page needs it to know whose password is to be changed. Your password is still the old one.'
      }
      below={
        <Text size="small">
          <Link href="/login">Back to sign in</Link>
        </Text>
      }
    >
      <ButtonLink href="/forgot-password" variant="primary" full>
        Send a new link
      </ButtonLink>
    </PublicPage>
  );
}
