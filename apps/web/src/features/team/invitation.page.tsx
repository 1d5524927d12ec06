import { isApiError } from '@platebook/api-client';
import { ButtonLink, DescriptionList, Link, Skeleton, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
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
      title="You can’t use this invitation"
      description="It was already used, revoked, replaced by a newer one, or it expired."
    >
      <Stack gap="lg">
        <Text>Look for a newer email, or ask the person who invited you to send it again.</Text>
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
  const { tenant_names: tenants, invited_by: by, tenant_role: role } = invitation;
  return (
    <PublicPage
      title={`Join ${inWords(tenants)}`}
      description={`${by} invited you to work on the books together.`}
    >
      <Stack gap="lg">
        <DescriptionList
          aria-label="The invitation"
          items={[
            { term: 'Your role', value: LEVEL_LABELS[role] },
            { term: 'For', value: invitation.email },
            ...(tenants.length > 1 ? [{ term: 'Clients', value: tenants.join(', ') }] : []),
            ...(invitation.message === '' ? [] : [{ term: 'Message', value: invitation.message }]),
            { term: 'Expires', value: <Instant at={invitation.expires_at} /> },
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
        You don’t need an invite code. Already have an account with this email?{' '}
        <Link href={back}>Sign in</Link>
      </Text>
    </Stack>
  );
}
