import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { LinkProvider, type LinkComponentProps } from '../link/link-provider.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationCentre, type NotificationCentreProps } from './notification-centre.tsx';
import type { StoredNotification } from './notification-centre-item.tsx';

const NOW_MS = Date.UTC(2026, 3, 7, 9, 30);
const MINUTE_MS = 60_000;

const KEPT: readonly Omit<StoredNotification, 'onRead'>[] = [
  {
    id: 'n4',
    type: 'error',
    title: 'Failed to update client',
    details: 'req_01JQ7Z4M2T · network_error',
    count: 3,
    atMs: NOW_MS - 20_000,
    isRead: false,
  },
  {
    id: 'n3',
    type: 'warning',
    title: 'QuickBooks is disconnected. Nothing is posted until it is back.',
    link: { text: 'Reconnect QuickBooks', href: '#quickbooks' },
    count: 1,
    atMs: NOW_MS - 12 * MINUTE_MS,
    isRead: false,
  },
  {
    id: 'n2',
    type: 'success',
    title: '3 entries posted for Harbour Street',
    count: 1,
    atMs: NOW_MS - 130 * MINUTE_MS,
    isRead: true,
  },
  {
    id: 'n1',
    type: 'info',
    title: 'Walnut Street has synced',
    count: 1,
    atMs: NOW_MS - 26 * 60 * MINUTE_MS,
    isRead: true,
  },
];

const onRead = fn();
const kept = (items: typeof KEPT): StoredNotification[] =>
  items.map((item) => ({ ...item, onRead: () => onRead(item.id) }));

const meta = {
  title: 'Components/Notification center',
  // Overlays the whole window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: NotificationCentre,
  args: {
    open: true,
    onOpenChange: fn(),
    items: kept(KEPT),
    unreadCount: 2,
    onReadAll: fn(),
    onClear: fn(),
    settingsHref: '#settings',
    now: () => NOW_MS,
  },
} satisfies Meta<typeof NotificationCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its items and their changes, as a machine would manage them. */
function Stateful(props: NotificationCentreProps) {
  const [open, setOpen] = useState(props.open);
  const [items, setItems] = useState(props.items);
  const read = (ids: readonly string[]) =>
    setItems((all) =>
      all.map((item) => (ids.includes(item.id) ? { ...item, isRead: true } : item)),
    );
  const unreadCount = items.filter(({ isRead }) => !isRead).length;
  return (
    <>
      <NotificationBell unreadCount={unreadCount} open={open} onOpen={() => setOpen(true)} />
      <NotificationCentre
        {...props}
        open={open}
        onOpenChange={setOpen}
        items={items.map((item) => ({ ...item, onRead: () => read([item.id]) }))}
        unreadCount={unreadCount}
        onReadAll={() => read(items.map(({ id }) => id))}
        onClear={() => setItems([])}
      />
    </>
  );
}

const onUnread = fn();
const onUndo = fn();
const onMore = fn();

/** Changes can be undone, and older messages are loaded on demand. */
export const TakenBack: Story = {
  args: {
    items: kept(KEPT.map((item) => ({ ...item, isRead: true, onUnread: () => onUnread(item.id) }))),
    unreadCount: 0,
    undo: { text: 'All messages marked as read.', onUndo },
    more: { loading: false, onMore },
  },
  play: async () => {
    const centre = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await userEvent.click(
      centre.getByRole('button', { name: 'Mark unread: Failed to update client' }),
    );
    await expect(onUnread).toHaveBeenCalledWith('n4');
    await userEvent.keyboard('{ArrowDown}m');
    await expect(onUnread).toHaveBeenLastCalledWith('n3');
    await userEvent.click(centre.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await userEvent.click(centre.getByRole('button', { name: 'Show older notifications' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

export const Default: Story = {
  play: async ({ args }) => {
    const centre = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(centre).toHaveAccessibleDescription('2 of 4 unread');
    const rows = within(centre).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Unread error: Failed to update client ×3just nowDetailsreq_01JQ7Z4M2T · network_errorMark read',
      'Unread warning: QuickBooks is disconnected. Nothing is posted until it is back.12 min. agoReconnect QuickBooksMark read',
      'Read success: 3 entries posted for Harbour Street2 hr. ago',
      'Read info: Walnut Street has synced1 day ago',
    ]);
    await userEvent.click(
      within(centre).getByRole('button', { name: 'Mark read: Failed to update client' }),
    );
    await expect(onRead).toHaveBeenLastCalledWith('n4');
    await userEvent.click(within(centre).getByRole('button', { name: 'Mark all read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await userEvent.click(within(centre).getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  render: (args) => <Stateful {...args} />,
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notifications, 2 unread' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const centre = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(centre.contains(document.activeElement)).toBe(true));
    within(centre)
      .getByRole('button', { name: /Mark read: Failed/ })
      .focus();
    await userEvent.keyboard('m');
    const rows = within(centre).getAllByRole('listitem');
    await expect(rows[0]).toHaveFocus();
    await expect(rows[0]).toHaveTextContent('Read error: Failed to update client');
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(rows[3]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  },
};

export const Filtered: Story = {
  render: (args) => <Stateful {...args} />,
  play: async () => {
    const centre = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.click(within(centre).getByRole('radio', { name: 'Unread' }));
    await expect(within(centre).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(centre).getByRole('button', { name: 'Mark all read' }));
    await expect(
      within(centre).getByRole('heading', { name: 'No unread notifications' }),
    ).toBeVisible();
    await userEvent.click(within(centre).getByRole('radio', { name: 'Problems' }));
    await expect(within(centre).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(centre).getByRole('button', { name: 'Clear all' }));
    await expect(within(centre).getByRole('heading', { name: 'No notifications' })).toBeVisible();
    await expect(within(centre).queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};

/** With several clients each message names its client, and a separate page lists them all. */
export const OfSeveralClients: Story = {
  args: {
    items: kept(KEPT.map((item, at) => ({ ...item, about: at % 2 === 0 ? 'Juniper' : 'Harbor' }))),
    allHref: '#all',
  },
  play: async () => {
    const centre = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    const [first, second] = centre.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Juniper · just now');
    await expect(second).toHaveTextContent('Harbor · 12 min. ago');
    await expect(centre.getByRole('link', { name: 'All notifications' })).toHaveAttribute(
      'href',
      '#all',
    );
  },
};

const navigate = fn();

function RouterLike({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

export const FollowingALinkCloses: Story = {
  render: (args) => (
    <LinkProvider component={RouterLike}>
      <Stateful {...args} />
    </LinkProvider>
  ),
  play: async () => {
    const centre = await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.click(within(centre).getByRole('link', { name: 'Reconnect QuickBooks' }));
    await expect(navigate).toHaveBeenLastCalledWith('#quickbooks');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = { args: { items: [], unreadCount: 0 } };

export const Failed: Story = {
  args: {
    items: [],
    unreadCount: 0,
    failure: (
      <ErrorPanel title="Messages could not be read" meaning="Your books are not touched." />
    ),
  },
};

export const FiveHundred: Story = {
  args: {
    unreadCount: 500,
    items: kept(
      Array.from({ length: 500 }, (_, at) => ({
        id: `n${at}`,
        type: 'info' as const,
        title: `Report ${500 - at} imported`,
        count: 1,
        atMs: NOW_MS - at * MINUTE_MS,
        isRead: false,
      })),
    ),
  },
  // Axe reads each of 500 like rows; one story of four says the same.
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    const centre = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(within(centre).getByText('Report 500 imported')).toBeVisible());
    await expect(centre).toHaveAccessibleDescription('500 of 500 unread');
  },
};

export const Bells: Story = {
  args: { open: false },
  render: () => (
    <Inline>
      {[0, 3, 99, 250].map((unreadCount) => (
        <NotificationBell
          key={unreadCount}
          unreadCount={unreadCount}
          open={false}
          onOpen={() => undefined}
        />
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    items: kept([
      {
        ...KEPT[1],
        id: 'long',
        type: 'warning',
        count: 12,
        atMs: NOW_MS,
        isRead: false,
        title:
          'Die Verbindung zu QuickBooks der Feinkostgeschäftsgesellschaft am Viktualienmarkt wurde getrennt; es wird nichts gebucht.',
      },
    ]),
    unreadCount: 1,
  },
};
export const RightToLeft: Story = {
  args: {
    items: kept([
      {
        id: 'n1',
        type: 'warning',
        title: 'انقطع الاتصال بـ QuickBooks. لن يُرحَّل شيء حتى يعود.',
        count: 1,
        atMs: NOW_MS - MINUTE_MS,
        isRead: false,
      },
      {
        id: 'n0',
        type: 'success',
        title: 'تم ترحيل ثلاثة قيود',
        count: 1,
        atMs: NOW_MS - 130 * MINUTE_MS,
        isRead: true,
      },
    ]),
    unreadCount: 1,
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Matrix: Story = { play: () => screen.findByRole('dialog').then(() => undefined) };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
