import { Button, EmptyState, Page, PageHeader, Stack, Tabs, type Tab } from '@platebook/ui';
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
import { RolesTab } from './roles-tab.tsx';
import { accessRequestsQuery, invitationsQuery } from './team.queries.ts';

/** Who works for the active client, who is asked to, and who did what. */
export function TeamManagementPage() {
  return (
    <Page>
      <ClientPageTitle>Team</ClientPageTitle>
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
      <PageHeader title="Team" description={`People with access to ${client.name}.`} />
      <EmptyState
        kind="no-permission"
        title="Your role can’t view the team"
        action={<LeaveButton client={client} />}
      >
        Owners and managers of {client.name} can view it. To change your role, ask an owner, such as
        whoever invited you.
      </EmptyState>
    </Stack>
  );
}

function Team({ client }: { client: Client }) {
  const { api } = useServices();
  const isOwner = client.level === 'user_owner';
  const [query] = useSearchParams();
  const [inviting, setInviting] = useState(query.has('invite'));
  const invitations = useQuery(invitationsQuery(api, client.tenant_id));
  const requests = useQuery({
    ...accessRequestsQuery(api, client.tenant_id),
    enabled: isOwner,
  });
  const invite = () => setInviting(true);
  const tabs: Tab[] = [
    {
      id: 'members',
      label: 'Members',
      content: <MembersTab client={client} onInvite={isOwner ? invite : null} />,
    },
    {
      id: 'invitations',
      label: 'Invitations',
      count: pending(invitations.data),
      content: (
        <InvitationsTab client={client} query={invitations} onInvite={isOwner ? invite : null} />
      ),
    },
    ...(isOwner
      ? [
          {
            id: 'requests',
            label: 'Requests',
            count: pending(requests.data),
            content: <RequestsTab client={client} query={requests} />,
          },
        ]
      : []),
    { id: 'roles', label: 'Roles', content: <RolesTab /> },
    { id: 'activity', label: 'Activity', content: <ActivityTab client={client} /> },
  ];
  return (
    <Stack gap="xl">
      <PageHeader
        title="Team"
        description={`People with access to ${client.name}, and what they can do.`}
        actions={
          isOwner ? (
            <Button variant="primary" icon="add" onClick={invite}>
              Invite people
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
  const asked = query.get('tab');
  return (
    <Tabs
      label="Team"
      tabs={tabs}
      value={tabs.find(({ id }) => id === asked)?.id ?? 'members'}
      onValueChange={(id) =>
        setQuery(
          (before) => {
            const next = new URLSearchParams(before);
            next.set('tab', id);
            return next;
          },
          { replace: true },
        )
      }
    />
  );
}

/** How many wait; nothing is said of none. */
function pending(items: readonly { state: string }[] | undefined): number | undefined {
  const count = items?.filter(({ state }) => state === 'pending').length ?? 0;
  return count === 0 ? undefined : count;
}
