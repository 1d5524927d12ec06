import { Button, Dialog, InlineAlert, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { PLATFORM_NAMES } from '../../shared/format/names.ts';
import { accountTypeName } from '../../shared/language/sent-reasons.ts';
import { componentName } from '../../shared/language/server-errors.ts';
import { mappingKey } from '../../shared/mapping/mapping.queries.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { createAccounts, useMappingAction } from './use-mapping-tools.ts';
import type { CreatedAccounts, Template } from './use-mapping-tools.ts';
import { words } from './account-mapping.messages.tsx';

export type CreateAccountsDialogProps = {
  readonly client: Client;
  /** The accounts of a template instead of those missing for payouts. */
  readonly template?: Template['id'];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Previews the accounts missing for payouts before they are created in QuickBooks. */
export function CreateAccountsDialog(props: CreateAccountsDialogProps) {
  const { client, template = null, open, onOpenChange } = props;
  const { api } = useServices();
  const tenant = client.tenant_id;
  const listed = useQuery({
    queryKey: [...mappingKey(tenant), 'create-accounts', template],
    queryFn: () => createAccounts(api, tenant, { template, dry_run: true }),
    enabled: open,
  });
  const create = useMappingAction(tenant, {
    act: () => createAccounts(api, tenant, { template, dry_run: false }),
    done: ({ accounts }) => createdText(accounts),
    onDone: () => onOpenChange(false),
  });
  const accounts = listed.data?.accounts ?? [];
  const count = namesOf(accounts, 'to_create').size;
  const nothingToDo = listed.isSuccess && accounts.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      busy={create.isPending}
      title={words.createMissingFor(client.name)}
      description={words.createMissingMeaning}
      actions={
        nothingToDo ? (
          <Button onClick={() => onOpenChange(false)}>{words.done}</Button>
        ) : (
          <>
            <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
            <Button
              variant="primary"
              disabled={accounts.length === 0}
              loading={create.isPending}
              onClick={() => create.mutate(undefined)}
            >
              {count === 0 ? words.mapAccounts : words.createInQuickbooks(count)}
            </Button>
          </>
        )
      }
    >
      <Stack gap="md">
        {create.isError ? (
          <InlineAlert tone="danger" title={failureTitle(create.error)} appeared>
            {words.createdAreKept}
          </InlineAlert>
        ) : null}
        <Loaded query={listed} label={words.loadingAccounts} lines={6}>
          {({ accounts: missing }) => <Accounts accounts={missing} />}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

type Account = CreatedAccounts['accounts'][number];

function Accounts({ accounts }: { accounts: readonly Account[] }) {
  const columns: readonly TableColumn<Account>[] = [
    { id: 'name', header: words.account, cell: ({ name }) => name, rowHeader: true },
    { id: 'type', header: words.type, cell: ({ account_type: type }) => accountTypeName(type) },
    {
      id: 'for',
      header: words.lineItem,
      cell: ({ platform, ...line }) =>
        platform === null
          ? componentName(line)
          : `${componentName(line)}, ${PLATFORM_NAMES[platform]}`,
    },
    {
      id: 'outcome',
      header: words.action,
      cell: ({ outcome }) => (outcome === 'exists' ? words.existingOne : words.createNew),
      shrink: true,
    },
  ];
  return (
    <Table
      caption={words.accountsToCreate}
      captionHidden
      columns={columns}
      rows={accounts}
      rowKey={({ platform, component }) => `${platform} ${component}`}
      empty={<Text tone="muted">{words.noAccountsAreMissing}</Text>}
    />
  );
}

function namesOf(accounts: readonly Account[], outcome: Account['outcome']): Set<string> {
  return new Set(accounts.filter((one) => one.outcome === outcome).map(({ name }) => name));
}

function createdText(accounts: readonly Account[]): string {
  const created = namesOf(accounts, 'created').size;
  return created === 0 ? words.accountsMapped : words.createdAndMapped(created);
}
