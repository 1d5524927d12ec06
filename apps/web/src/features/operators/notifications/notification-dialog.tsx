import { unwrap } from '@platebook/api-client';
import {
  Badge,
  Banner,
  Button,
  Checkbox,
  DescriptionList,
  Dialog,
  Stack,
  Text,
  type DescriptionListItem,
} from '@platebook/ui';
import { useState } from 'react';
import { Instant } from '../../../shared/page/instant.tsx';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { STATUS_TONES } from './notifications-columns.tsx';
import {
  failureInWords,
  priorityNames,
  statusNames,
  typeNames,
  words,
} from './notifications.messages.ts';
import { NOTIFICATIONS_KEY, type AdminNotification } from './notifications.queries.ts';

export type NotificationDialogProps = { notification: AdminNotification; onClose: () => void };

/** A notification's delivery, with a resend action. */
export function NotificationDialog({ notification, onClose }: NotificationDialogProps) {
  const { api } = useServices();
  const [forceEmail, setForceEmail] = useState(false);
  const resend = useOperatorsChange({
    change: () =>
      unwrap(
        api.POST('/api/admin/notifications/sync/resend', {
          body: { notification_id: notification.id, force_email: forceEmail },
        }),
      ),
    rereads: NOTIFICATIONS_KEY,
    done: () => null,
  });
  return (
    <Dialog open onOpenChange={onClose} busy={resend.isPending} title={notification.title}>
      <Stack gap="lg">
        {resend.isError ? (
          <Banner tone="danger" title={failureTitle(resend.error)} appeared>
            {words.resendFailed}
          </Banner>
        ) : null}
        {resend.data === undefined ? null : <Resent {...resend.data} />}
        <Text>{notification.message ?? words.membersOnly}</Text>
        <DescriptionList items={factsOf(notification)} />
        <Checkbox
          label={words.forceEmail}
          hint={words.forceEmailHint}
          checked={forceEmail}
          onChange={({ currentTarget }) => setForceEmail(currentTarget.checked)}
        />
        <Stack gap="sm">
          <Button loading={resend.isPending} onClick={() => resend.mutate(undefined)}>
            {words.resend}
          </Button>
          <Text size="small" tone="muted">
            {words.resendMeaning}
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  );
}

type ResentProps = {
  successful_sends: number;
  total_targets: number;
  failures: readonly Parameters<typeof failureInWords>[0][];
};

function Resent({ successful_sends: reached, total_targets: people, failures }: ResentProps) {
  return (
    <Banner
      tone={reached === 0 || failures.length > 0 ? 'warning' : 'success'}
      title={reached === 0 ? words.nobody : words.resent(reached, people)}
      appeared
    >
      {[...(reached === 0 ? [words.nobodyMeaning] : []), ...failures.map(failureInWords)].join(
        ' · ',
      )}
    </Banner>
  );
}

function factsOf(notification: AdminNotification): DescriptionListItem[] {
  const { mails, status, target_user_ids: people } = notification;
  return [
    {
      term: words.status,
      value: <Badge tone={STATUS_TONES[status]}>{statusNames[status]}</Badge>,
    },
    {
      term: words.people,
      value: words.reachedOf(notification.successful_sends, notification.total_targets),
    },
    {
      term: words.emails,
      value: mails.due === 0 ? words.noEmails : words.emailsOf(mails.sent, mails.due, mails.failed),
    },
    ...(notification.error === null ? [] : [{ term: words.error, value: notification.error }]),
    { term: words.sentAt, value: <Instant at={notification.created_at} /> },
    { term: words.type, value: typeNames[notification.type] },
    { term: words.priority, value: priorityNames[notification.priority] },
    { term: words.client, value: notification.tenant_name },
    { term: words.clientId, value: notification.tenant_id, copy: notification.tenant_id },
    ...people.map((id) => ({ term: words.personId, value: id, copy: id })),
    { term: words.notificationId, value: notification.id, copy: notification.id },
  ];
}
