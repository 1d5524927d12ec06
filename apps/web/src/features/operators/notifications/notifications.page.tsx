import {
  Button,
  decodeListAddress,
  EmptyState,
  Page,
  PageHeader,
  Stack,
  type ListRules,
} from '@platebook/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import type { ListDefinition, ListRequest } from '../../../shared/list/list-definition.ts';
import { ListView } from '../../../shared/list/list-view.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { ComposeDialog } from './compose-dialog.tsx';
import { NotificationDialog } from './notification-dialog.tsx';
import { NotificationFigures } from './notification-figures.tsx';
import { notificationsActions } from './notifications-actions.ts';
import { notificationsColumns, notificationsProperties } from './notifications-columns.tsx';
import { words } from './notifications.messages.ts';
import {
  ABOUT_SYNCS,
  NOTIFICATIONS_KEY,
  notificationFiguresQuery,
  notificationsList,
  type AdminNotification,
} from './notifications.queries.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { ScheduledBroadcasts } from './scheduled-broadcasts.tsx';
import type { Draft, Sent } from './send.ts';
import { SentBanner } from './sent-banner.tsx';

/** The figures only use the days of the list's address. */
const NO_RULES: ListRules = { properties: [], sortable: [], columns: [] };

/** All notifications with their delivery, and a composer. */
export function NotificationsPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const manages = permissions?.capabilities.includes('manage_configurations') === true;
  const days = decodeListAddress(useLocation().search, NO_RULES).address;
  const figures = useQuery(notificationFiguresQuery(api, days));
  const [composing, setComposing] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          title={words.title}
          description={
            permissions === undefined || manages
              ? words.about
              : `${words.about} ${words.needs('manage_configurations')}`
          }
          actions={
            manages ? (
              <Button variant="primary" icon="add" onClick={() => setComposing(true)}>
                {words.compose}
              </Button>
            ) : null
          }
        />
        {sent === null ? null : <SentBanner sent={sent} onDismiss={() => setSent(null)} />}
        <Loaded query={figures} label={words.loadingFigures} shape="card">
          {(data) => <NotificationFigures {...data} days={days} />}
        </Loaded>
        <ScheduledBroadcasts mayCancel={manages} />
        <Notifications mayDelete={manages} />
      </Stack>
      {manages ? (
        <Sending
          open={composing}
          onOpenChange={setComposing}
          onSent={(result) => {
            setComposing(false);
            setSent(result);
          }}
        />
      ) : null}
    </Page>
  );
}

function Notifications({ mayDelete }: { mayDelete: boolean }) {
  const { api } = useServices();
  const queries = useQueryClient();
  const [open, setOpen] = useState<AdminNotification | null>(null);
  const definition = useMemo<ListDefinition<AdminNotification>>(
    () => ({
      id: 'notifications',
      noun: { one: words.notification, many: words.notifications, all: words.allNotifications },
      columns: notificationsColumns(),
      rowKey: ({ id }) => id,
      properties: notificationsProperties(),
      sort: { columnId: 'created', descending: true },
      dated: words.sentAt,
      parts: [
        { id: 'all', label: words.allNotificationsPart, none: words.none },
        { id: ABOUT_SYNCS, label: words.aboutSyncs, none: words.noneAboutSyncs },
      ],
      menu: {
        header: words.actions,
        label: ({ title }) => words.actionsFor(title),
        items: (row) => [
          { kind: 'action', id: 'details', label: words.details, onSelect: () => setOpen(row) },
        ],
      },
      actions: notificationsActions({
        api,
        mayDelete,
        refresh: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
      }),
    }),
    [api, mayDelete, queries],
  );
  return (
    <>
      <ListView
        definition={definition}
        client={null}
        about={words.fileName}
        listOf={(request: ListRequest) => notificationsList(api, request)}
        onOpen={setOpen}
        empty={
          <EmptyState kind="first-use" size="table" title={words.none}>
            {words.noneMeaning}
          </EmptyState>
        }
      />
      {open === null ? null : (
        <NotificationDialog notification={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

type SendingProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSent: (sent: Sent) => void;
};

/** The form and its confirmation; a "Don’t send" keeps the input. */
function Sending({ open, onOpenChange, onSent }: SendingProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [round, setRound] = useState(0);
  return (
    <>
      <ComposeDialog
        key={round}
        open={open && draft === null}
        onOpenChange={onOpenChange}
        onReview={setDraft}
      />
      {draft === null ? null : (
        <ReviewDialog
          draft={draft}
          onClose={() => setDraft(null)}
          onSent={(sent) => {
            setDraft(null);
            setRound(round + 1);
            onSent(sent);
          }}
        />
      )}
    </>
  );
}
