import {
  Button,
  EmptyState,
  Page,
  PageHeader,
  Stack,
  Tabs,
  type Tab,
  PermissionMatrix,
  Text,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { useServices } from '../../shared/services.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { ActivityTab } from './activity-tab.tsx';
import { InvitationsTab } from './invitations-tab.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveButton } from './leave-button.tsx';
import { MembersTab } from './members-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';
import { openInvitationsQuery, pendingRequestsQuery } from './team.queries.ts';
import { words } from './team.messages.ts';
import { permissionGroups, permissionLevels } from './permission-groups.ts';

/** The active client's members, invitations and activity. */
export function TeamManagementPage() {
  return (
    <Page>
      <ClientPageTitle>{words.team}</ClientPageTitle>
      <ForActiveClient>
        {(client) =>
          mayManage(client) ? (
            <Team key={client.id} client={client} />
          ) : (
            <NotYourTeam client={client} />
          )
        }
      </ForActiveClient>
    </Page>
  );
}

/** A User works in a team without seeing it. */
function NotYourTeam({ client }: { client: Client }) {
  return (
    <Stack gap="xl">
      <PageHeader title={words.team} description={words.peopleWithAccessTo(client.name)} />
      <EmptyState
        kind="no-permission"
        title={words.yourRoleCantView}
        action={<LeaveButton client={client} />}
      >
        {words.ownersAndManagersOf(client.name)}
      </EmptyState>
    </Stack>
  );
}

function Team({ client }: { client: Client }) {
  const { api } = useServices();
  const isOwner = client.level === 'user_owner';
  const [query] = useSearchParams();
  const [inviting, setInviting] = useState(isOwner && query.has('invite'));
  const invitations = useQuery(openInvitationsQuery(api, client.tenant_id));
  const requests = useQuery({
    ...pendingRequestsQuery(api, client.tenant_id),
    enabled: isOwner,
  });
  const invite = () => setInviting(true);
  const tabs: Tab[] = [
    {
      id: 'members',
      label: words.members,
      content: <MembersTab client={client} onInvite={isOwner ? invite : null} />,
    },
    {
      id: 'invitations',
      label: words.invitations,
      count: pending(invitations.data),
      content: <InvitationsTab client={client} onInvite={isOwner ? invite : null} />,
    },
    ...(isOwner
      ? [
          {
            id: 'requests',
            label: words.requests,
            count: pending(requests.data),
            content: <RequestsTab client={client} />,
          },
        ]
      : []),
    { id: 'roles', label: words.roles, content: <RolesTab /> },
    { id: 'activity', label: words.activity, content: <ActivityTab client={client} /> },
  ];
  return (
    <Stack gap="xl">
      <PageHeader
        title={words.team}
        description={words.intro(client.name)}
        actions={
          isOwner ? (
            <Button variant="primary" icon="add" onClick={invite}>
              {words.invitePeople}
            </Button>
          ) : undefined
        }
      />
      <TeamTabs tabs={tabs} />
      <InviteDialog open={inviting} onOpenChange={setInviting} client={client} />
    </Stack>
  );
}

/** The tab is part of the address. */
function TeamTabs({ tabs }: { tabs: readonly Tab[] }) {
  const [query, setQuery] = useSearchParams();
  const requested = query.get('tab');
  return (
    <Tabs
      label={words.team}
      tabs={tabs}
      value={tabs.find(({ id }) => id === requested)?.id ?? 'members'}
      onValueChange={(id) =>
        setQuery(
          // The filters of one tab do not apply to another.
          (before) => ({ ...clientOf(before), tab: id }),
          { replace: true },
        )
      }
    />
  );
}

function clientOf(query: URLSearchParams): Readonly<Record<string, string>> {
  const client = query.get('client');
  return client === null ? {} : { client };
}

/** How many are pending; empty for none. */
function pending(items: readonly { state: string }[] | undefined): number | undefined {
  const count = items?.filter(({ state }) => state === 'pending').length ?? 0;
  return count === 0 ? undefined : count;
}

/** The permissions of each role in a client. */
function RolesTab() {
  return (
    <Stack gap="md">
      <Text tone="muted">{words.aRoleAppliesTo}</Text>
      <PermissionMatrix
        caption={words.whatEachRoleCan}
        levels={permissionLevels()}
        groups={permissionGroups()}
      />
    </Stack>
  );
}
