import { unwrap } from '@platebook/api-client';
import { useNotificationsActor } from '@platebook/machines/react';
import { Button, Dialog, InlineAlert, Select, Stack, TextField } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTitle } from '../query/failure.view.ts';
import { useServices } from '../services.ts';
import { mappingKey } from './mapping.queries.ts';
import type { BooksObject } from './mapping.queries.ts';
import { words } from './mapping.messages.tsx';
import { accountTypeName } from '../language/sent-reasons.ts';

export type CreateAccountDialogProps = {
  readonly tenant: string;
  /** As typed. */
  readonly name: string;
  /** Suitable account types, best first. */
  readonly types: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onCreated: (account: BooksObject) => void;
};

/** QuickBooks' names. */
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

/** Creates a typed account that does not exist, and selects it. */
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
        notification: { type: 'success', message: words.isInQuickbooks(account.full_name) },
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
      title={words.createAnAccount}
      description={words.createdAtOnce}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={name.trim() === '' || isWrong}
            loading={create.isPending}
            onClick={() => create.mutate()}
          >
            {words.createAccount}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {create.isError ? (
          <InlineAlert tone="danger" title={failureTitle(create.error)} appeared>
            {words.noAccountWasCreated}
          </InlineAlert>
        ) : null}
        <TextField
          label={words.name}
          value={name}
          maxLength={100}
          error={isWrong ? words.noColonInName : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label={words.type}
          value={type}
          options={[...new Set([...types, ...TYPES])].map((one) => ({
            value: one,
            label: accountTypeName(one),
          }))}
          onChange={(event) => setType(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
