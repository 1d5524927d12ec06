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
import { words } from './team.messages.ts';

export type InvitationsTabProps = {
  client: Client;
  query: UseQueryResult<Invitation[]>;
  /** null for readers who may not. */
  onInvite: (() => void) | null;
};

export function InvitationsTab({ client, query, onInvite }: InvitationsTabProps) {
  return (
    <Loaded query={query} label={words.loadingTheInvitations} shape="table" lines={3}>
      {(invitations) =>
        invitations.length === 0 ? (
          <EmptyState
            kind="first-use"
            title={words.noInvitationsYet}
            action={
              onInvite === null ? undefined : (
                <Button onClick={onInvite}>{words.invitePeople}</Button>
              )
            }
          >
            {words.peopleYouInviteAppear}
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
          {words.theInvitationHasntChanged}
        </Banner>
      )}
      {open.length === 0 ? (
        <Text tone="muted">{words.nobodyIsWaitingTo}</Text>
      ) : (
        <Table
          caption={words.waitingToJoin}
          rows={open}
          rowKey={({ id }) => id}
          columns={[...COLUMNS, EXPIRY, ...action]}
        />
      )}
      {over.length === 0 ? null : (
        <Table
          caption={words.earlierInvitations}
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
    header: words.action,
    shrink: true,
    cell: (invitation) => (
      <Inline gap="xs" wrap="nowrap" justify="end">
        <Button
          size="sm"
          variant="quiet"
          loading={busyId === invitation.id}
          aria-label={words.sendTheInvitationTo(invitation.email)}
          onClick={() => resend(invitation)}
        >
          {words.sendAgain}
        </Button>
        {invitation.state === 'pending' ? (
          <Button
            size="sm"
            variant="quiet"
            disabled={busyId === invitation.id}
            aria-label={words.revokeTheInvitationTo(invitation.email)}
            onClick={() => revoke(invitation)}
          >
            {words.revoke}
          </Button>
        ) : null}
      </Inline>
    ),
  };
}

const COLUMNS: readonly TableColumn<Invitation>[] = [
  {
    id: 'email',
    get header() {
      return words.email;
    },
    rowHeader: true,
    cell: ({ email }) => email,
  },
  {
    id: 'role',
    get header() {
      return words.role;
    },
    cell: ({ tenant_role: role }) => LEVEL_LABELS[role],
  },
  {
    id: 'scope',
    get header() {
      return words.clients;
    },
    cell: scopeWords,
  },
  {
    id: 'by',
    get header() {
      return words.invitedBy;
    },
    cell: ({ invited_by: by }) => by,
  },
  {
    id: 'sent',
    get header() {
      return words.sent;
    },
    shrink: true,
    cell: ({ last_sent_at: at }) => <Instant at={at} />,
  },
];

const EXPIRY: TableColumn<Invitation> = {
  id: 'expires',
  get header() {
    return words.expires;
  },
  shrink: true,
  cell: ({ state, expires_at: at }) => (state === 'expired' ? words.expired : <Instant at={at} />),
};

const STATE: TableColumn<Invitation> = {
  id: 'state',
  get header() {
    return words.outcome;
  },
  cell: ({ state }) => (state === 'accepted' ? words.joined : words.revoked),
};

function scopeWords({ client_scope: scope, tenant_ids: tenants }: Invitation): string {
  if (scope === 'all') {
    return words.allAlsoLaterOnes;
  }
  return tenants.length === 1 ? words.thisClient : words.thisClientAndMore(tenants.length);
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
    done: ({ email }) => words.aNewLinkIs(email),
  });
  const revoke = useTeamChange({
    client,
    change: (invitation: Invitation) =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/invitations/{invitation}', pathOf(invitation)),
      ),
    done: ({ email }) => words.theLinkSentTo(email),
  });
  return { resend, revoke };
}
