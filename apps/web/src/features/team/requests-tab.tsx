import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  RoleSelect,
  Stack,
  type JoiningRole,
} from '@platebook/ui';
import { useMemo, useState } from 'react';
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
import { memberName } from './member.view.ts';
import { accessRequestsList, EARLIER, OPEN } from './team-lists.queries.ts';
import type { AccessRequest } from './team.queries.ts';
import { useRequestDecision } from './use-request-decision.ts';
import { words } from './team.messages.ts';

/** Access requests; for owners. */
export function RequestsTab({ client }: { client: Client }) {
  const { api } = useServices();
  const [approving, setApproving] = useState<AccessRequest | null>(null);
  const decide = useRequestDecision(client, () => setApproving(null));
  const { mutate, reset } = decide;
  const definition = useMemo(
    () =>
      definitionOf({
        onLetIn: (request) => {
          // An earlier refusal does not apply to this one.
          reset();
          setApproving(request);
        },
        onDecline: (request) => mutate({ request, decision: 'declined', role: 'user_basic' }),
      }),
    [mutate, reset],
  );
  return (
    <Stack gap="lg">
      {decide.isError && approving === null ? (
        <Banner tone="danger" title={failureTitle(decide.error)} appeared>
          {words.theRequestHasntChanged}
        </Banner>
      ) : null}
      <ListView
        definition={definition}
        client={client}
        listOf={(request: ListRequest) => accessRequestsList(api, client.tenant_id, request)}
        onOpen={(request) => {
          if (request.state === 'pending') {
            reset();
            setApproving(request);
          }
        }}
        expectedRows={2}
        empty={
          <EmptyState kind="cleared" size="table" title={words.noAccessRequests}>
            {words.somebodyWhoFollowsA(client.name)}
          </EmptyState>
        }
      />
      {approving === null ? null : (
        <ApproveDialog
          client={client}
          request={approving}
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setApproving(null)}
          onApprove={(role) => mutate({ request: approving, decision: 'approved', role })}
        />
      )}
    </Stack>
  );
}

type Actions = {
  readonly onLetIn: (request: AccessRequest) => void;
  readonly onDecline: (request: AccessRequest) => void;
};

function definitionOf(actions: Actions): ListDefinition<AccessRequest> {
  return {
    id: 'access_requests',
    noun: { one: words.requestNoun, many: words.requestsNoun, all: words.allRequests },
    columns: columns(),
    rowKey: ({ id }) => id,
    properties: [],
    // Not a column's sort order: pending ones come first.
    sort: { columnId: 'pending', descending: false },
    preserved: ['tab'],
    parts: [
      { id: 'all', label: words.allRequests, none: words.noAccessRequests },
      { id: OPEN, label: words.waitingForYou, none: words.noRequestsAreWaiting },
      { id: EARLIER, label: words.decided, none: words.noneDecided },
    ],
    menu: menuOf(actions),
  };
}

function columns(): readonly ListColumn<AccessRequest>[] {
  return [
    { id: 'name', header: words.name, value: memberName, width: 196, pinned: true, card: 'title' },
    { id: 'email', header: words.email, value: ({ email }) => email, width: 232, card: 'note' },
    {
      id: 'state',
      header: words.outcome,
      value: ({ state }) => stateWords(state),
      width: 132,
      card: 'value',
    },
    { id: 'message', header: words.message, value: ({ message }) => message, width: 320 },
    {
      id: 'created',
      header: words.asked,
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => <Instant at={at} />,
      width: 184,
      sorts: true,
      card: 'note-end',
    },
  ];
}

function stateWords(state: AccessRequest['state']): string {
  return { pending: words.waiting, approved: words.letIn, declined: words.declined }[state];
}

function menuOf({ onLetIn, onDecline }: Actions): ListMenu<AccessRequest> {
  return {
    header: words.action,
    label: (request) => words.actionsFor(memberName(request)),
    items: (request) =>
      request.state === 'pending'
        ? [
            { kind: 'action', id: 'let-in', label: words.letIn, onSelect: () => onLetIn(request) },
            {
              kind: 'action',
              id: 'decline',
              label: words.decline,
              onSelect: () => onDecline(request),
            },
          ]
        : [],
  };
}

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
        <RoleSelect legend={words.role} name="role" value={role} onValueChange={setRole} />
      </Stack>
    </Dialog>
  );
}
