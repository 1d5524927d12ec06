import { isApiError, unwrap, type ApiClient, type components } from '@platebook/api-client';
import { ButtonLink, DescriptionList, Link, Skeleton, Stack, Text } from '@platebook/ui';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { PublicPage } from '../../shared/page/public-page.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { useServices } from '../../shared/services.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { inWords } from './in-words.ts';
import { words } from './team.messages.ts';

/** The destination of an invitation link: review it, then accept, sign in or register. */
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
    <PublicPage title={words.invitation}>
      {preview.isError ? (
        <Failure error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <Skeleton label={words.loadingTheInvitation} />
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
    <PublicPage title={words.youCantUseThis} description={words.itWasAlreadyUsed}>
      <Stack gap="lg">
        <Text>{words.lookForANewer}</Text>
        <ButtonLink href={isSignedIn ? '/dashboard/clients' : '/login'} variant="primary">
          {isSignedIn ? words.seeYourClients : words.signIn}
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
    <PublicPage title={words.join(inWords(tenants))} description={words.invitedYouToWork(by)}>
      <Stack gap="lg">
        <DescriptionList
          aria-label={words.theInvitation}
          items={[
            { term: words.yourRole, value: LEVEL_LABELS[role] },
            { term: words.forIt, value: invitation.email },
            ...(tenants.length > 1 ? [{ term: words.clients, value: tenants.join(', ') }] : []),
            ...(invitation.message === ''
              ? []
              : [{ term: words.message, value: invitation.message }]),
            { term: words.expires, value: <Instant at={invitation.expires_at} /> },
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
        {words.signInToAccept}
      </ButtonLink>
      <Text size="small" tone="muted">
        {words.signInWith(invitation.email)}
      </Text>
    </Stack>
  ) : (
    <Stack gap="sm">
      <ButtonLink href={register} variant="primary" full>
        {words.createAnAccountTo}
      </ButtonLink>
      <Text size="small" tone="muted">
        {words.youDontNeedAn}
        <Link href={back}>{words.signIn}</Link>
      </Text>
    </Stack>
  );
}

type InvitationPreview = components['schemas']['InvitationForMe'];

/** An invitation's details, visible to anyone with its link. */
function invitationPreviewQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/api/v2/auth/invitations/preview', { body: { token }, signal })),
  });
}
