import { unwrap } from '@platebook/api-client';
import { ConfirmDialog, Dialog, Table, Text, type TableColumn } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { Instant } from '../../shared/page/instant.tsx';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { words } from './operators.messages.ts';
import {
  CODES_KEY,
  codeUsesQuery,
  type CodeUse,
  type InvitationCode,
} from './operators.queries.ts';
import { useOperatorsChange } from './use-operators-change.ts';

export type CodeDialogProps = { code: InvitationCode | null; onClose: () => void };

/** Confirms disabling an invitation code. */
export function DisableCodeDialog({ code, onClose }: CodeDialogProps) {
  const { api } = useServices();
  const disable = useOperatorsChange({
    change: (id: string) =>
      unwrap(
        api.DELETE('/api/admin/invitation-codes/{invitation_code}', {
          params: { path: { invitation_code: id } },
        }),
      ),
    rereads: CODES_KEY,
    done: ({ hint }) => words.disabled(hint),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open={code !== null}
      onOpenChange={() => {
        disable.reset();
        onClose();
      }}
      onConfirm={() => code !== null && disable.mutate(code.id)}
      busy={disable.isPending}
      title={words.disableQuestion(code?.hint ?? '')}
      description={words.disableMeaning}
      cancelLabel={words.keepCode}
      confirmLabel={words.disableConfirm}
      failure={
        disable.isError
          ? { title: failureTitle(disable.error), meaning: words.disableFailed }
          : undefined
      }
    />
  );
}

/** The registrations with a code. */
export function CodeUsesDialog({ code, onClose }: CodeDialogProps) {
  return (
    <Dialog open={code !== null} onOpenChange={onClose} title={words.usesTitle(code?.hint ?? '')}>
      {code === null ? null : <Uses id={code.id} />}
    </Dialog>
  );
}

function Uses({ id }: { id: string }) {
  const { api } = useServices();
  const uses = useQuery(codeUsesQuery(api, id));
  return (
    <Loaded query={uses} label={words.loadingUses} shape="table" lines={2}>
      {({ items }) =>
        items.length === 0 ? (
          <Text tone="muted">{words.noUses}</Text>
        ) : (
          <Table
            caption={words.uses}
            captionHidden
            rows={items}
            rowKey={({ user_id }) => user_id}
            columns={usesColumns()}
          />
        )
      }
    </Loaded>
  );
}

function usesColumns(): TableColumn<CodeUse>[] {
  return [
    {
      id: 'email',
      header: words.email,
      rowHeader: true,
      cell: ({ email, user_id }) => email ?? user_id,
    },
    {
      id: 'registered',
      header: words.registered,
      cell: ({ redeemed_at }) => <Instant at={redeemed_at} />,
    },
  ];
}
