import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  Inline,
  RoleSelect,
  Stack,
  Table,
  Text,
  type JoiningRole,
  type TableColumn,
} from '@platebook/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { memberName } from './member.view.ts';
import type { AccessRequest } from './team.queries.ts';
import { useTeamChange } from './use-team-change.ts';
import { words } from './team.messages.ts';

export type RequestsTabProps = { client: Client; query: UseQueryResult<AccessRequest[]> };

export function RequestsTab({ client, query }: RequestsTabProps) {
  return (
    <Loaded query={query} label={words.loadingTheRequests} shape="table" lines={2}>
      {(requests) =>
        requests.length === 0 ? (
          <EmptyState kind="cleared" title={words.noAccessRequests}>
            {words.somebodyWhoFollowsA(client.name)}
          </EmptyState>
        ) : (
          <Requests client={client} requests={requests} />
        )
      }
    </Loaded>
  );
}

type Answer = {
  readonly request: AccessRequest;
  readonly decision: 'approved' | 'declined';
  /** Of no account where the request is declined. */
  readonly role: JoiningRole;
};

function Requests({ client, requests }: { client: Client; requests: readonly AccessRequest[] }) {
  const { api } = useServices();
  const [approving, setApproving] = useState<AccessRequest | null>(null);
  const decide = useTeamChange({
    client,
    change: ({ request, decision, role }: Answer) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/access-requests/{access_request}', {
          params: { path: { tenant: client.tenant_id, access_request: request.id } },
          body: { decision, tenant_role: role },
        }),
      ),
    done: (request) =>
      request.state === 'approved'
        ? words.isOnTheTeam(memberName(request), client.name)
        : words.isToldThatYou(memberName(request)),
    onDone: () => setApproving(null),
  });
  const waiting = requests.filter(({ state }) => state === 'pending');
  const decided = requests.filter(({ state }) => state !== 'pending');
  return (
    <Stack gap="xl">
      {decide.isError && approving === null ? (
        <Banner tone="danger" title={failureTitle(decide.error)} appeared>
          {words.theRequestHasntChanged}
        </Banner>
      ) : null}
      {waiting.length === 0 ? (
        <Text tone="muted">{words.noRequestsAreWaiting}</Text>
      ) : (
        <Table
          caption={words.waitingForYou}
          rows={waiting}
          rowKey={({ id }) => id}
          columns={[
            ...COLUMNS,
            actionColumn({
              onLetIn: setApproving,
              onDecline: (request) =>
                decide.mutate({ request, decision: 'declined', role: 'user_basic' }),
            }),
          ]}
        />
      )}
      {decided.length === 0 ? null : (
        <Table
          caption={words.decided}
          rows={decided}
          rowKey={({ id }) => id}
          columns={[...COLUMNS, OUTCOME]}
        />
      )}
      {approving === null ? null : (
        <ApproveDialog
          client={client}
          request={approving}
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setApproving(null)}
          onApprove={(role) => decide.mutate({ request: approving, decision: 'approved', role })}
        />
      )}
    </Stack>
  );
}

type Actions = {
  readonly onLetIn: (request: AccessRequest) => void;
  readonly onDecline: (request: AccessRequest) => void;
};

function actionColumn({ onLetIn, onDecline }: Actions): TableColumn<AccessRequest> {
  return {
    id: 'action',
    header: words.action,
    shrink: true,
    cell: (request) => (
      <Inline gap="xs" wrap="nowrap" justify="end">
        <Button
          size="sm"
          aria-label={words.letInNamed(memberName(request))}
          onClick={() => onLetIn(request)}
        >
          {words.letIn}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.declineTheRequestOf(memberName(request))}
          onClick={() => onDecline(request)}
        >
          {words.decline}
        </Button>
      </Inline>
    ),
  };
}

const COLUMNS: readonly TableColumn<AccessRequest>[] = [
  {
    id: 'name',
    get header() {
      return words.name;
    },
    rowHeader: true,
    cell: (request) => memberName(request),
  },
  {
    id: 'email',
    get header() {
      return words.email;
    },
    cell: ({ email }) => email,
  },
  {
    id: 'message',
    get header() {
      return words.message;
    },
    cell: ({ message }) => message,
  },
  {
    id: 'asked',
    get header() {
      return words.asked;
    },
    cell: ({ created_at: at }) => <Instant at={at} />,
  },
];

const OUTCOME: TableColumn<AccessRequest> = {
  id: 'outcome',
  get header() {
    return words.outcome;
  },
  cell: ({ state }) => (state === 'approved' ? words.letIn : words.declined),
};

type ApproveDialogProps = {
  client: Client;
  request: AccessRequest;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onApprove: (role: JoiningRole) => void;
};

function ApproveDialog({ client, request, busy, error, onClose, onApprove }: ApproveDialogProps) {
  const [role, setRole] = useState<JoiningRole>('user_basic');
  const name = memberName(request);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={busy}
      title={words.giveAccessTo(name, client.name)}
      description={words.requestedAccessChooseTheir(request.email)}
      actions={
        <>
          <Button onClick={onClose}>{words.notNow}</Button>
          <Button variant="primary" loading={busy} onClick={() => onApprove(role)}>
            {words.letInAs(LEVEL_LABELS[role])}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {error === null ? null : (
          <Banner tone="danger" title={failureTitle(error)} appeared>
            {words.wasNotLetIn(name)}
          </Banner>
        )}
        <RoleSelect legend={words.role} name="role" value={role} onChange={setRole} />
      </Stack>
    </Dialog>
  );
}
