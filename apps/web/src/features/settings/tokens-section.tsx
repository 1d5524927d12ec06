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
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { Section } from './section.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { words } from './settings.messages.ts';

type ApiToken = components['schemas']['ApiToken'];
type Created = { readonly token: ApiToken; readonly secret: string };

const TOKENS_KEY = ['api-tokens'] as const;

/** API tokens that programs use on the reader's behalf. */
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
  const formatDay = useDayFormat();
  const nameOf = (tenant: string) =>
    clients.data === undefined
      ? words.aClient
      : (clients.data.find(({ tenant_id }) => tenant_id === tenant)?.name ?? words.aClientYouHave);
  const reread = () => queries.invalidateQueries({ queryKey: TOKENS_KEY });
  const add = <Button onClick={() => setCreating(true)}>{words.createToken}</Button>;
  return (
    <Section title={words.apiTokens} description={words.forTheCommandLine}>
      {created === null ? null : (
        <SecretOnce
          title={words.theToken(created.token.name)}
          secret={created.secret}
          copyLabel={words.copyToken}
          doneLabel={words.iHaveKeptIt}
          onDone={() => setCreated(null)}
        >
          {words.saveItInYour}
        </SecretOnce>
      )}
      <Loaded query={tokens} label={words.loadingYourTokens} shape="table" lines={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="first-use" headingLevel={3} title={words.noTokensYet} action={add}>
              {words.signAProgramIn}
            </EmptyState>
          ) : (
            <Stack gap="md">
              <Table
                caption={words.apiTokens}
                captionHidden
                rows={items}
                rowKey={({ id }) => id}
                columns={columnsOf({ nameOf, formatDay, onRevoke: setRevoking })}
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

type Columns = {
  readonly nameOf: (tenant: string) => string;
  /** The day of an instant, in the reader's time zone. */
  readonly formatDay: (instant: string) => string;
  readonly onRevoke: (token: ApiToken) => void;
};

function columnsOf({ nameOf, formatDay, onRevoke }: Columns): TableColumn<ApiToken>[] {
  return [
    {
      id: 'name',
      header: words.name,
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
      header: words.may,
      cell: ({ access }) => (access === 'read' ? words.read : words.readAndWrite),
    },
    {
      id: 'clients',
      header: words.clients,
      cell: ({ tenant_ids: ids }) => (ids === null ? words.allOfYours : ids.map(nameOf).join(', ')),
    },
    {
      id: 'used',
      header: words.lastUsed,
      cell: ({ last_used_at: at }) => (at === null ? words.never : formatAgo(at, Date.now())),
    },
    {
      id: 'expires',
      header: words.expires,
      cell: ({ expires_at: at }) => (at === null ? words.never : formatDay(at)),
    },
    {
      id: 'action',
      header: words.action,
      shrink: true,
      cell: (token) => (
        <Button
          size="sm"
          aria-label={words.revokeNamed(token.name)}
          onClick={() => onRevoke(token)}
        >
          {words.revoke}
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
      onOpenChange={() => {
        onClose();
        revoke.reset();
      }}
      onConfirm={() => token !== null && revoke.mutate(token.id)}
      busy={revoke.isPending}
      title={words.revokeQuestion(token?.name)}
      description={words.programsThatUseIt}
      cancelLabel={words.keepIt}
      confirmLabel={words.revokeToken}
      failure={
        revoke.isError
          ? { title: failureTitle(revoke.error), meaning: words.theTokenStillWorks }
          : undefined
      }
    />
  );
}
