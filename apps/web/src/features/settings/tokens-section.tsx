import { unwrap, type components } from '@platebook/api-client';
import {
  Button,
  Code,
  ConfirmDialog,
  EmptyState,
  Inline,
  SecretOnce,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAgo } from '../../shared/format/ago.ts';
import { formatDay } from '../../shared/format/days.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { Section } from './section.tsx';
import { TokenDialog } from './token-dialog.tsx';

type ApiToken = components['schemas']['ApiToken'];
type Created = { readonly token: ApiToken; readonly secret: string };

const TOKENS_KEY = ['api-tokens'] as const;

/** Tokens that programs sign in with in the reader's place. */
export function TokensSection() {
  const { api } = useServices();
  const queries = useQueryClient();
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<Created | null>(null);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const tokens = useQuery({
    queryKey: TOKENS_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v2/auth/me/tokens', { signal })),
  });
  const clients = useQuery(clientsQuery(api));
  const nameOf = (tenant: string) =>
    clients.data === undefined
      ? 'A client'
      : (clients.data.find(({ tenant_id }) => tenant_id === tenant)?.name ??
        'A client you have left');
  const reread = () => queries.invalidateQueries({ queryKey: TOKENS_KEY });
  const add = <Button onClick={() => setCreating(true)}>Create token</Button>;
  return (
    <Section
      title="API tokens"
      description="For the command line and other programs. A token can’t do more than you can."
    >
      {created === null ? null : (
        <SecretOnce
          title={`The token “${created.token.name}”`}
          secret={created.secret}
          copyLabel="Copy token"
          doneLabel="I have kept it"
          onDone={() => setCreated(null)}
        >
          Save it in your password manager. We won’t show it again.
        </SecretOnce>
      )}
      <Loaded query={tokens} label="Loading your tokens" shape="table" lines={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="first-use" headingLevel={3} title="No tokens yet" action={add}>
              Sign a program in without your password, and revoke its access anytime.
            </EmptyState>
          ) : (
            <Stack gap="md">
              <Table
                caption="API tokens"
                captionHidden
                rows={items}
                rowKey={({ id }) => id}
                columns={columnsOf(nameOf, setRevoking)}
              />
              <Inline>{add}</Inline>
            </Stack>
          )
        }
      </Loaded>
      <TokenDialog
        open={creating}
        onOpenChange={setCreating}
        onCreated={async (made) => {
          setCreating(false);
          setCreated(made);
          await reread();
        }}
      />
      <RevokeDialog token={revoking} onClose={() => setRevoking(null)} onRevoked={reread} />
    </Section>
  );
}

function columnsOf(
  nameOf: (tenant: string) => string,
  onRevoke: (token: ApiToken) => void,
): TableColumn<ApiToken>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ name, prefix }) => (
        <>
          {name}{' '}
          <Text as="span" size="small" tone="muted">
            <Code>{prefix}…</Code>
          </Text>
        </>
      ),
    },
    {
      id: 'access',
      header: 'May',
      cell: ({ access }) => (access === 'read' ? 'Read' : 'Read and write'),
    },
    {
      id: 'clients',
      header: 'Clients',
      cell: ({ tenant_ids: ids }) => (ids === null ? 'All of yours' : ids.map(nameOf).join(', ')),
    },
    {
      id: 'used',
      header: 'Last used',
      cell: ({ last_used_at: at }) => (at === null ? 'Never' : formatAgo(at, Date.now())),
    },
    {
      id: 'expires',
      header: 'Expires',
      cell: ({ expires_at: at }) => (at === null ? 'Never' : formatDay(at.slice(0, 10))),
    },
    {
      id: 'action',
      header: 'Action',
      shrink: true,
      cell: (token) => (
        <Button size="sm" aria-label={`Revoke ${token.name}`} onClick={() => onRevoke(token)}>
          Revoke
        </Button>
      ),
    },
  ];
}

type RevokeDialogProps = {
  token: ApiToken | null;
  onClose: () => void;
  onRevoked: () => Promise<void>;
};

function RevokeDialog({ token, onClose, onRevoked }: RevokeDialogProps) {
  const { api } = useServices();
  const revoke = useMutation({
    mutationFn: (id: string) =>
      unwrap(api.DELETE('/api/v2/auth/me/tokens/{token}', { params: { path: { token: id } } })),
    onSuccess: async () => {
      await onRevoked();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={token !== null}
      onOpenChange={onClose}
      onConfirm={() => token !== null && revoke.mutate(token.id)}
      busy={revoke.isPending}
      title={`Revoke ${token?.name ?? 'the token'}?`}
      description="Programs that use it lose access immediately. You can’t restore a revoked token."
      keepLabel="Keep it"
      confirmLabel="Revoke token"
      failure={
        revoke.isError
          ? { title: failureTitle(revoke.error), meaning: 'The token still works.' }
          : undefined
      }
    />
  );
}
