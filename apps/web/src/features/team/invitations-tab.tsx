import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  EmptyState,
  Inline,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import type { Client } from '../../shared/api/entities.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import type { Invitation } from './team.queries.ts';
import { useTeamChange } from './use-team-change.ts';

export type InvitationsTabProps = {
  client: Client;
  query: UseQueryResult<Invitation[]>;
  /** null for readers who may not. */
  onInvite: (() => void) | null;
};

export function InvitationsTab({ client, query, onInvite }: InvitationsTabProps) {
  return (
    <Loaded query={query} label="Loading the invitations" shape="table" lines={3}>
      {(invitations) =>
        invitations.length === 0 ? (
          <EmptyState
            kind="first-use"
            title="No invitations yet"
            action={
              onInvite === null ? undefined : <Button onClick={onInvite}>Invite people</Button>
            }
          >
            People you invite appear here until they join.
          </EmptyState>
        ) : (
          <Invitations client={client} invitations={invitations} />
        )
      }
    </Loaded>
  );
}

type InvitationsProps = { client: Client; invitations: readonly Invitation[] };

function Invitations({ client, invitations }: InvitationsProps) {
  const isOpen = ({ state }: Invitation) => state === 'pending' || state === 'expired';
  const open = invitations.filter(isOpen);
  const over = invitations.filter((invitation) => !isOpen(invitation));
  const { resend, revoke } = useInvitationChanges(client);
  const failure = resend.error ?? revoke.error;
  const action =
    client.level === 'user_owner'
      ? [
          actionColumn({
            resend: resend.mutate,
            revoke: revoke.mutate,
            busyWith: busyWith(resend, revoke),
          }),
        ]
      : [];
  return (
    <Stack gap="xl">
      {failure === null ? null : (
        <Banner tone="danger" title={failureTitle(failure)} appeared>
          The invitation hasn’t changed.
        </Banner>
      )}
      {open.length === 0 ? (
        <Text tone="muted">Nobody is waiting to join.</Text>
      ) : (
        <Table
          caption="Waiting to join"
          rows={open}
          rowKey={({ id }) => id}
          columns={[...COLUMNS, EXPIRY, ...action]}
        />
      )}
      {over.length === 0 ? null : (
        <Table
          caption="Earlier invitations"
          rows={over}
          rowKey={({ id }) => id}
          columns={[...COLUMNS, STATE]}
        />
      )}
    </Stack>
  );
}

type Change = { readonly isPending: boolean; readonly variables: Invitation | undefined };

/** The one invitation that is being changed. */
function busyWith(...changes: readonly Change[]): string | null {
  return changes.find(({ isPending }) => isPending)?.variables?.id ?? null;
}

type Actions = {
  readonly resend: (invitation: Invitation) => void;
  readonly revoke: (invitation: Invitation) => void;
  readonly busyWith: string | null;
};

function actionColumn({ resend, revoke, busyWith: busyId }: Actions): TableColumn<Invitation> {
  return {
    id: 'action',
    header: 'Action',
    shrink: true,
    cell: (invitation) => (
      <Inline gap="xs" wrap="nowrap" justify="end">
        <Button
          size="sm"
          variant="quiet"
          loading={busyId === invitation.id}
          aria-label={`Send the invitation to ${invitation.email} again`}
          onClick={() => resend(invitation)}
        >
          Send again
        </Button>
        {invitation.state === 'pending' ? (
          <Button
            size="sm"
            variant="quiet"
            disabled={busyId === invitation.id}
            aria-label={`Revoke the invitation to ${invitation.email}`}
            onClick={() => revoke(invitation)}
          >
            Revoke
          </Button>
        ) : null}
      </Inline>
    ),
  };
}

const COLUMNS: readonly TableColumn<Invitation>[] = [
  { id: 'email', header: 'Email', rowHeader: true, cell: ({ email }) => email },
  { id: 'role', header: 'Role', cell: ({ tenant_role: role }) => LEVEL_LABELS[role] },
  { id: 'scope', header: 'Clients', cell: scopeWords },
  { id: 'by', header: 'Invited by', cell: ({ invited_by: by }) => by },
  {
    id: 'sent',
    header: 'Sent',
    shrink: true,
    cell: ({ last_sent_at: at }) => <Instant at={at} />,
  },
];

const EXPIRY: TableColumn<Invitation> = {
  id: 'expires',
  header: 'Expires',
  shrink: true,
  cell: ({ state, expires_at: at }) => (state === 'expired' ? 'Expired' : <Instant at={at} />),
};

const STATE: TableColumn<Invitation> = {
  id: 'state',
  header: 'Outcome',
  cell: ({ state }) => (state === 'accepted' ? 'Joined' : 'Revoked'),
};

function scopeWords({ client_scope: scope, tenant_ids: tenants }: Invitation): string {
  if (scope === 'all') {
    return 'All, also later ones';
  }
  return tenants.length === 1 ? 'This client' : `This client and ${tenants.length - 1} more`;
}

function useInvitationChanges(client: Client) {
  const { api } = useServices();
  const pathOf = ({ id }: Invitation) => ({
    params: { path: { tenant: client.tenant_id, invitation: id } },
  });
  const resend = useTeamChange({
    client,
    change: (invitation: Invitation) =>
      unwrap(
        api.POST(
          '/api/v2/clients/tenants/{tenant}/invitations/{invitation}/resend',
          pathOf(invitation),
        ),
      ),
    done: ({ email }) => `A new link is on its way to ${email}; the old one no longer works.`,
  });
  const revoke = useTeamChange({
    client,
    change: (invitation: Invitation) =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/invitations/{invitation}', pathOf(invitation)),
      ),
    done: ({ email }) => `The link sent to ${email} no longer works.`,
  });
  return { resend, revoke };
}
