import { Banner, Button, EmptyState, Stack } from '@platebook/ui';
import { useMemo } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import type {
  ListColumn,
  ListDefinition,
  ListMenu,
  ListRequest,
} from '../../shared/list/list-definition.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { Instant } from '../../shared/page/instant.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { EARLIER, invitationsList, OPEN } from './team-lists.queries.ts';
import type { Invitation } from './team.queries.ts';
import { useInvitationChange, type InvitationChange } from './use-invitation-change.ts';
import { words } from './team.messages.ts';

export type InvitationsTabProps = {
  client: Client;
  /** null without permission. */
  onInvite: (() => void) | null;
};

/** Invitations and their status. */
export function InvitationsTab({ client, onInvite }: InvitationsTabProps) {
  const { api } = useServices();
  const { error: failure, mutate } = useInvitationChange(client);
  const definition = useDefinition(client, mutate);
  return (
    <Stack gap="lg">
      {failure === null ? null : (
        <Banner tone="danger" title={failureTitle(failure)} appeared>
          {words.theInvitationHasntChanged}
        </Banner>
      )}
      <ListView
        definition={definition}
        client={client}
        listOf={(request: ListRequest) => invitationsList(api, client.tenant_id, request)}
        onOpen={() => undefined}
        expectedRows={3}
        empty={
          <EmptyState
            kind="first-use"
            size="table"
            title={words.noInvitationsYet}
            action={
              onInvite === null ? undefined : (
                <Button onClick={onInvite}>{words.invitePeople}</Button>
              )
            }
          >
            {words.peopleYouInviteAppear}
          </EmptyState>
        }
      />
    </Stack>
  );
}

type Change = (change: InvitationChange) => void;

function useDefinition(client: Client, change: Change): ListDefinition<Invitation> {
  const isOwner = client.level === 'user_owner';
  return useMemo(
    () => ({
      id: 'invitations',
      noun: { one: words.invitationNoun, many: words.invitationsNoun, all: words.allInvitations },
      columns: columns(),
      rowKey: ({ id }) => id,
      properties: [],
      sort: { columnId: 'created', descending: true },
      searches: true,
      preserved: ['tab'],
      parts: [
        { id: 'all', label: words.allInvitations, none: words.noInvitationsYet },
        { id: OPEN, label: words.waitingToJoin, none: words.nobodyIsWaitingTo },
        { id: EARLIER, label: words.earlierInvitations, none: words.noEarlierInvitations },
      ],
      ...(isOwner ? { menu: menuOf(change) } : {}),
    }),
    [isOwner, change],
  );
}

function columns(): readonly ListColumn<Invitation>[] {
  return [
    {
      id: 'email',
      header: words.email,
      value: ({ email }) => email,
      width: 248,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    {
      id: 'role',
      header: words.role,
      value: ({ tenant_role: role }) => LEVEL_LABELS[role],
      width: 112,
      card: 'note',
    },
    {
      id: 'state',
      header: words.outcome,
      value: ({ state }) => stateWords(state),
      width: 136,
      card: 'value',
    },
    { id: 'clients', header: words.clients, value: scopeWords, width: 184 },
    { id: 'by', header: words.invitedBy, value: ({ invited_by: by }) => by, width: 172 },
    {
      id: 'created',
      header: words.invited,
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => <Instant at={at} />,
      width: 184,
      sorts: true,
      card: 'note-end',
    },
    {
      id: 'sent',
      header: words.sent,
      value: ({ last_sent_at: at }) => at,
      cell: ({ last_sent_at: at }) => <Instant at={at} />,
      width: 184,
    },
    {
      id: 'expires',
      header: words.expires,
      value: ({ expires_at: at }) => at,
      cell: ({ state, expires_at: at }) => (state === 'pending' ? <Instant at={at} /> : ''),
      width: 184,
    },
  ];
}

function stateWords(state: Invitation['state']): string {
  return {
    pending: words.waiting,
    expired: words.expired,
    accepted: words.joined,
    revoked: words.revoked,
  }[state];
}

function scopeWords({ client_scope: scope, tenant_ids: tenants }: Invitation): string {
  if (scope === 'all') {
    return words.allAlsoLaterOnes;
  }
  return tenants.length === 1 ? words.thisClient : words.thisClientAndMore(tenants.length);
}

/** An owner's actions on an open invitation. */
function menuOf(change: Change): ListMenu<Invitation> {
  return {
    header: words.action,
    label: ({ email }) => words.actionsFor(email),
    items: (invitation) => [
      ...(invitation.state === 'pending' || invitation.state === 'expired'
        ? [
            {
              kind: 'action' as const,
              id: 'resend',
              label: words.sendAgain,
              onSelect: () => change({ kind: 'resend', invitation }),
            },
          ]
        : []),
      ...(invitation.state === 'pending'
        ? [
            {
              kind: 'action' as const,
              id: 'revoke',
              label: words.revoke,
              tone: 'danger' as const,
              onSelect: () => change({ kind: 'revoke', invitation }),
            },
          ]
        : []),
    ],
  };
}
