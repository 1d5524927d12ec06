import { unwrap } from '@platebook/api-client';
import {
  Code,
  Badge,
  Button,
  ConfirmDialog,
  DescriptionList,
  Heading,
  Inline,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataflowPermissions } from '../../shared/account/dataflow.queries.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { capabilityNames, words } from './operators.messages.ts';
import { STAFF_KEY, staffQuery, type StaffMember } from './operators.queries.ts';
import { useOperatorsChange } from './use-operators-change.ts';

/** The staff; administrators can change it. */
export function StaffSection({ permissions }: { permissions: DataflowPermissions }) {
  const { api } = useServices();
  const staff = useQuery(staffQuery(api));
  const [granting, setGranting] = useState(false);
  const [revoking, setRevoking] = useState<StaffMember | null>(null);
  const formatDay = useDayFormat();
  const manages = permissions.level === 'system_admin';
  return (
    <Stack as="section" gap="lg" aria-label={words.staff}>
      <Stack gap="xxs">
        <Heading level={2}>{words.staff}</Heading>
        <Text tone="muted">{words.staffAbout}</Text>
      </Stack>
      <Loaded query={staff} label={words.loadingStaff} shape="table" lines={2}>
        {({ items }) => (
          <Table
            caption={words.staff}
            captionHidden
            rows={items}
            rowKey={({ user_id }) => user_id}
            columns={staffColumns(formatDay, manages ? setRevoking : null)}
          />
        )}
      </Loaded>
      {manages ? (
        <Inline>
          <Button icon="add" onClick={() => setGranting(true)}>
            {words.grant}
          </Button>
        </Inline>
      ) : null}
      <DescriptionList
        aria-label={words.myAccess}
        items={[
          { term: words.myAccess, value: levelName(permissions.level) },
          {
            term: words.capabilities,
            value: (
              <Stack as="ul" gap="xxs">
                {permissions.capabilities.map((capability) => (
                  <li key={capability}>
                    {capabilityNames[capability]} <Code>{capability}</Code>
                  </li>
                ))}
              </Stack>
            ),
          },
        ]}
      />
      <GrantDialog open={granting} onOpenChange={setGranting} />
      <RevokeDialog member={revoking} onClose={() => setRevoking(null)} />
    </Stack>
  );
}

function levelName(level: DataflowPermissions['level']): string {
  return level === 'system_admin' ? words.administrator : words.operator;
}

function LevelBadge({ level }: Pick<StaffMember, 'level'>) {
  return <Badge tone={level === 'system_admin' ? 'brand' : 'neutral'}>{levelName(level)}</Badge>;
}

function staffColumns(
  formatDay: (instant: string) => string,
  onRevoke: ((member: StaffMember) => void) | null,
): TableColumn<StaffMember>[] {
  return [
    {
      id: 'email',
      header: words.email,
      rowHeader: true,
      cell: ({ email, user_id }) => email ?? user_id,
    },
    { id: 'level', header: words.level, cell: (member) => <LevelBadge {...member} /> },
    {
      id: 'since',
      header: words.since,
      cell: ({ granted_at }) => formatDay(granted_at),
    },
    ...(onRevoke === null ? [] : [revokeColumn(onRevoke)]),
  ];
}

function revokeColumn(onRevoke: (member: StaffMember) => void): TableColumn<StaffMember> {
  return {
    id: 'action',
    header: words.action,
    shrink: true,
    cell: (member) => (
      <Button
        size="sm"
        aria-label={words.revokeFor(member.email ?? member.user_id)}
        onClick={() => onRevoke(member)}
      >
        {words.revoke}
      </Button>
    ),
  };
}

function RevokeDialog({ member, onClose }: { member: StaffMember | null; onClose: () => void }) {
  const { api } = useServices();
  const revoke = useOperatorsChange({
    change: (user: string) =>
      unwrap(api.DELETE('/api/admin/staff/{user}', { params: { path: { user } } })),
    rereads: STAFF_KEY,
    done: ({ email, user_id }) => words.revoked(email ?? user_id),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open={member !== null}
      onOpenChange={() => {
        revoke.reset();
        onClose();
      }}
      onConfirm={() => member !== null && revoke.mutate(member.user_id)}
      busy={revoke.isPending}
      title={words.revokeQuestion(member?.email ?? '')}
      description={words.revokeMeaning}
      cancelLabel={words.keepAccess}
      confirmLabel={words.revokeConfirm}
      failure={
        revoke.isError
          ? { title: failureTitle(revoke.error), meaning: words.revokeFailed }
          : undefined
      }
    />
  );
}
