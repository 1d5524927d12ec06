import {
  Button,
  ButtonLink,
  Notification,
  NotificationBell,
  NotificationCentre,
  NotificationRegion,
  Stack,
  Text,
} from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { MachineChart } from '../testing/machine-chart.tsx';
import { notificationsMachine } from './notifications.machine.ts';
import { NOTIFICATIONS_SAMPLES, notificationsInput } from './notifications.samples.ts';
import {
  NotificationsProvider,
  useNotifications,
  useNotificationsActor,
  usePageHolds,
} from '../react/index.ts';
import {
  connectNotifications,
  type NotificationsSituation,
  type NotificationsView,
} from './notifications.connect.ts';
import { LEAVING_SITUATION, NOTIFICATIONS_SITUATIONS } from './notifications.situations.ts';
import type {
  NotificationRequest,
  NotificationsEvent,
  ScreenNotification,
} from './notifications.types.ts';

type FaceProps = {
  situation: NotificationsSituation;
  send: (event: NotificationsEvent) => void;
};

/** Notifications as the app shows them: connect function for logic, kit for rendering. */
function Face({ situation, send }: FaceProps) {
  return <Messages view={connectNotifications(situation, send)} />;
}

function Messages({ view }: { view: NotificationsView }) {
  const { visible, moreCount, centre } = view;
  return (
    <Stack gap="sm">
      {visible.map(({ id, link, ...words }) => (
        <Notification
          key={id}
          {...words}
          action={
            link === undefined ? undefined : (
              <ButtonLink href={link.href} size="sm">
                {link.text}
              </ButtonLink>
            )
          }
        />
      ))}
      {moreCount === 0 ? null : <Text>{moreCount} more in the notification center</Text>}
      {visible.length === 0 ? <Text>{centre.unreadCount} unread messages</Text> : null}
    </Stack>
  );
}

const meta = {
  title: 'Notifications',
  component: Face,
  parameters: {
    docs: {
      description: {
        component:
          'Notifications on the screen and in the notification center, which keeps every one of them. Their time stops under a pointer, with the focus, and while the page is hidden.',
      },
    },
  },
  args: { send: fn() },
} satisfies Meta<typeof Face>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { situation: NOTIFICATIONS_SITUATIONS.empty } };
export const Counting: Story = { args: { situation: NOTIFICATIONS_SITUATIONS.counting } };
export const Paused: Story = { args: { situation: NOTIFICATIONS_SITUATIONS.paused } };

export const Staying: Story = {
  args: { situation: NOTIFICATIONS_SITUATIONS.staying },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error.');
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('Request req_01JQ7Z4M2T · network_error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'notification.close', id: 'n1' });
  },
};

export const Leaving: Story = {
  args: { situation: LEAVING_SITUATION },
  // Faded on purpose, and removed 300 ms later.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

const MANY: readonly NotificationRequest[] = [
  { type: 'success', message: 'Client created' },
  { type: 'info', message: 'Store Harbour Street has synced' },
  {
    type: 'warning',
    message: 'QuickBooks is disconnected. Nothing is posted until it is back.',
    action: { text: 'Reconnect QuickBooks', href: '/dashboard/platform/quickbooks' },
  },
  { type: 'error', message: 'Failed to update client' },
  { type: 'error', message: 'Failed to delete client' },
];

export const ThreeAndTheRestCounted: Story = {
  args: {
    situation: {
      context: {
        screen: MANY.map((request, index): ScreenNotification => ({
          id: `n${index}`,
          request,
          count: index === 1 ? 3 : 1,
          countdown: null,
          leavingSinceMs: null,
        })),
        centre: [],
        holds: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
    await expect(canvas.getByText('2 more in the notification center')).toBeVisible();
  },
};

export const ThreeInTheDark: Story = { ...ThreeAndTheRestCounted, globals: { theme: 'dark' } };

function LiveMessages() {
  const actor = useNotificationsActor();
  const view = useNotifications();
  const [open, setOpen] = useState(false);
  usePageHolds(actor.send);
  return (
    <>
      <Stack gap="xs" align="start">
        <NotificationBell
          unreadCount={view.centre.unreadCount}
          open={open}
          onOpen={() => setOpen(true)}
        />
        {MANY.map((notification) => (
          <Button
            key={notification.message}
            onClick={() => actor.send({ type: 'notification.show', notification })}
          >
            Tell: {notification.message}
          </Button>
        ))}
        <Text>{view.centre.unreadCount} unread in the notification center</Text>
      </Stack>
      <NotificationRegion
        moreCount={view.moreCount}
        onOpenCentre={() => setOpen(true)}
        onClear={view.onClear}
        onHold={view.onHold}
        onRelease={view.onRelease}
      >
        <Messages view={view} />
      </NotificationRegion>
      <NotificationCentre
        open={open}
        onOpenChange={setOpen}
        {...view.centre}
        now={() => performance.now()}
      />
    </>
  );
}

/** The machine itself, on the browser's clock. */
export const Live: Story = {
  args: { situation: NOTIFICATIONS_SITUATIONS.empty },
  render: () => (
    <NotificationsProvider options={{ input: { now: () => performance.now() } }}>
      <LiveMessages />
    </NotificationsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const tell = canvas.getByRole('button', { name: 'Tell: Failed to update client' });
    await userEvent.click(tell);
    await userEvent.click(tell);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update client ×2');
    await expect(canvas.getByText('1 unread in the notification center')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(canvas.getByText('0 unread in the notification center')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    const centre = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(within(centre).getByRole('listitem')).toHaveTextContent(
      'Read error: Failed to update client ×2just now',
    );
    await userEvent.click(within(centre).getByRole('button', { name: 'Clear all' }));
    await expect(within(centre).getByRole('heading', { name: 'No notifications' })).toBeVisible();
  },
};

/** The machine itself, interactive. */
export const Statechart: Story = {
  args: { situation: NOTIFICATIONS_SITUATIONS.empty },
  render: () => (
    <MachineChart
      machine={notificationsMachine}
      input={notificationsInput()}
      samples={NOTIFICATIONS_SAMPLES}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Client created' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ is in counting$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
  },
};
