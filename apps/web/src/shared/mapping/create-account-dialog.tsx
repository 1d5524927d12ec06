import { unwrap } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { Button, Dialog, InlineAlert, Select, Stack, TextField } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTitle } from '../query/failure.view.ts';
import { useServices } from '../services.ts';
import { mappingKey } from './mapping.queries.ts';
import type { BooksObject } from './mapping.queries.ts';

export type CreateAccountDialogProps = {
  readonly tenant: string;
  /** As it was typed. */
  readonly name: string;
  /** The types of account that fit, the best first. */
  readonly types: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onCreated: (account: BooksObject) => void;
};

/** As QuickBooks names them. */
const TYPES = [
  'Income',
  'Other Income',
  'Expense',
  'Other Expense',
  'Cost of Goods Sold',
  'Other Current Asset',
  'Other Current Liability',
  'Bank',
] as const;

/** Creates the account that was typed and is not there, and hands it on to be chosen. */
export function CreateAccountDialog(props: CreateAccountDialogProps) {
  const { tenant, types = [], onClose, onCreated } = props;
  const { api } = useServices();
  const queries = useQueryClient();
  const notifications = useNotificationsActor();
  const [name, setName] = useState(props.name);
  const [type, setType] = useState(types[0] ?? 'Expense');
  const create = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/books/accounts', {
          params: { path: { tenant } },
          body: { name: name.trim(), account_type: type },
        }),
      ),
    onSuccess: async (account) => {
      await queries.invalidateQueries({ queryKey: [...mappingKey(tenant), 'books'] });
      notifications.send({
        type: 'notification.show',
        notification: { type: 'success', message: `${account.full_name} is in QuickBooks.` },
      });
      onCreated(account);
      onClose();
    },
  });
  const isWrong = /[:"]/.test(name);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      busy={create.isPending}
      title="Create an account in QuickBooks"
      description="It is created at once and chosen here; the mapping is saved when you save it."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={name.trim() === '' || isWrong}
            loading={create.isPending}
            onClick={() => create.mutate()}
          >
            Create account
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {create.isError ? (
          <InlineAlert tone="danger" title={failureTitle(create.error)} appeared>
            No account was created. Change the name or the type, or create it in QuickBooks and
            refresh the accounts.
          </InlineAlert>
        ) : null}
        <TextField
          label="Name"
          value={name}
          maxLength={100}
          error={isWrong ? 'QuickBooks takes no colon and no double quote in a name.' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label="Type"
          value={type}
          options={[...new Set([...types, ...TYPES])].map((one) => ({ value: one, label: one }))}
          onChange={(event) => setType(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
