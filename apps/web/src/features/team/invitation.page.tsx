import { isApiError } from '@platebook/api-client';
import { ButtonLink, DescriptionList, Link, Skeleton, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Instant } from '../../shared/page/instant.tsx';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { useServices } from '../../shared/services.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { invitationPreviewQuery, type InvitationPreview } from './invitation.queries.ts';
import { inWords } from './in-words.ts';

/** The target of the link in an invitation: read it, then accept, sign in or register. */
export function InvitationPage() {
  const { api } = useServices();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const preview = useQuery({
    ...invitationPreviewQuery(api, token),
    enabled: token !== '',
    retry: false,
  });
  if (token === '' || isInvalid(preview.error)) {
    return <Unusable />;
  }
  if (preview.isSuccess) {
    return <Invitation token={token} invitation={preview.data} />;
  }
  return (
    <PublicPage title="Invitation">
      {preview.isError ? (
        <Failure error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <Skeleton label="Loading the invitation" />
      )}
    </PublicPage>
  );
}

function isInvalid(error: unknown): boolean {
  return isApiError(error) && error.code === 'invitation_invalid';
}

function Unusable() {
  const { session } = useServices();
  const isSignedIn = session.read() !== null;
  return (
    <PublicPage
      title="This invitation cannot be used"
      description="It was used, withdrawn or replaced by a newer one, or it is too old."
    >
      <Stack gap="lg">
        <Text>Look for a newer mail, or ask whoever invited you to send it again.</Text>
        <ButtonLink href={isSignedIn ? '/dashboard/clients' : '/login'} variant="primary">
          {isSignedIn ? 'See your clients' : 'Sign in'}
        </ButtonLink>
      </Stack>
    </PublicPage>
  );
}

type InvitationProps = { token: string; invitation: InvitationPreview };

function Invitation({ token, invitation }: InvitationProps) {
  const { session } = useServices();
  const { tenant_names: tenants, invited_by: by, level_label: role } = invitation;
  return (
    <PublicPage
      title={`Join ${inWords(tenants)}`}
      description={`${by} invites you to keep the books with them.`}
    >
      <Stack gap="lg">
        <DescriptionList
          aria-label="The invitation"
          items={[
            { term: 'Your role', value: role },
            { term: 'For', value: invitation.email },
            ...(tenants.length > 1 ? [{ term: 'Clients', value: tenants.join(', ') }] : []),
            ...(invitation.message === '' ? [] : [{ term: 'Message', value: invitation.message }]),
            { term: 'Open until', value: <Instant at={invitation.expires_at} /> },
          ]}
        />
        {session.read() === null ? (
          <SignInFirst token={token} invitation={invitation} />
        ) : (
          <AcceptInvitation token={token} invitedEmail={invitation.email} />
        )}
      </Stack>
    </PublicPage>
  );
}

function SignInFirst({ token, invitation }: InvitationProps) {
  const back = `/login?${new URLSearchParams({
    returnUrl: `/invitation?${new URLSearchParams({ token })}`,
  })}`;
  const register = `/register?${new URLSearchParams({ invitation: token })}`;
  return invitation.has_account ? (
    <Stack gap="sm">
      <ButtonLink href={back} variant="primary" full>
        Sign in to accept
      </ButtonLink>
      <Text size="small" tone="muted">
        Sign in with {invitation.email}.
      </Text>
    </Stack>
  ) : (
    <Stack gap="sm">
      <ButtonLink href={register} variant="primary" full>
        Create an account to accept
      </ButtonLink>
      <Text size="small" tone="muted">
        You need no invite code. Have an account with this address? <Link href={back}>Sign in</Link>
      </Text>
    </Stack>
  );
}
