import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading } from '../../components/heading/heading.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { ConnectionCard } from './connection-card.tsx';

const meta = {
  title: 'Patterns/Connection card',
  component: ConnectionCard,
  args: {
    service: 'QuickBooks Online',
    state: 'connected',
    facts: [
      { term: 'Company', value: 'Golden Stag LLC' },
      { term: 'Connected', value: '12 Jan 2026 by Dana Whitfield' },
      { term: 'Access until', value: '3 Mar 2027' },
    ],
    onConnect: fn(),
    onDisconnect: fn(),
    onCancel: fn(),
    headingLevel: 2,
  },
  decorators: [
    (Story) => (
      <Stack gap="lg">
        <Heading level={1}>Connections</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ConnectionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onConnect: fn(), onDisconnect: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article', { name: 'QuickBooks Online' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect QuickBooks Online' }));
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
};

export const Connected: Story = {};

export const Disconnected: Story = {
  args: { state: 'disconnected', facts: [], onConnect: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Connect QuickBooks Online' }));
    await expect(args.onConnect).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Connecting: Story = {
  args: { state: 'connecting', facts: [], onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Connecting');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop connecting' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const PopupBlocked: Story = {
  args: { state: 'popup_blocked', facts: [], onConnectHere: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Window blocked');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect on this page' }));
    await expect(args.onConnectHere).toHaveBeenCalledOnce();
  },
};
export const PopupClosed: Story = { args: { state: 'popup_closed', facts: [] } };
export const Denied: Story = { args: { state: 'denied', facts: [] } };
export const Disconnecting: Story = { args: { state: 'disconnecting' } };
export const Expiring: Story = {
  args: {
    state: 'expiring',
    message: 'Access expires on 3 Dec 2026. Reconnect before then so no day is missed.',
  },
};
export const Expired: Story = { args: { state: 'expired' } };
export const Revoked: Story = { args: { state: 'revoked' } };
export const Failed: Story = {
  args: {
    state: 'error',
    message: 'QuickBooks Online did not answer at 09:14. Nothing was posted.',
  },
};
export const WrongCompany: Story = {
  args: {
    state: 'wrong_company',
    facts: [
      { term: 'This client posts to', value: 'Golden Stag LLC' },
      { term: 'You signed in to', value: 'Stag Holdings Inc.' },
    ],
  },
};

export const ReadOnly: Story = {
  render: ({ service, state, facts, headingLevel }) => (
    <ConnectionCard
      service={service}
      state={state}
      facts={facts}
      mayChange={false}
      headingLevel={headingLevel}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(
      canvas.getByText('You can view this connection. Only an owner can change it.'),
    ).toBeVisible();
  },
};

/** The key is being entered below: there is no second button for it, and no hint to ask an owner. */
export const KeyIsBeingEntered: Story = {
  args: { state: 'disconnected', facts: [] },
  render: ({ service, state, facts, headingLevel }) => (
    <ConnectionCard service={service} state={state} facts={facts} headingLevel={headingLevel} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/owner/)).toBeNull();
  },
};

export const NotTheNextStep: Story = {
  args: { state: 'disconnected', facts: [], emphasis: 'secondary' },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns template="fit">
      {[
        Disconnected,
        Connecting,
        PopupBlocked,
        PopupClosed,
        Denied,
        WrongCompany,
        Connected,
        Expiring,
        Expired,
        Revoked,
        Failed,
        Disconnecting,
      ].map((story, at) => (
        <ConnectionCard key={at} {...args} {...story.args} service="QuickBooks" />
      ))}
    </Columns>
  ),
};

export const LongText: Story = {
  args: {
    service: 'Buchhaltungssoftwareanbieter Deutschland Online',
    state: 'expired',
    facts: [
      { term: 'Gesellschaft', value: 'Zum Goldenen Hirschen Gastronomiebetriebsgesellschaft mbH' },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    service: 'كويك بوكس أونلاين',
    state: 'expiring',
    message: 'ينتهي الوصول في ٣ ديسمبر ٢٠٢٦. أعد الاتصال قبل ذلك.',
    facts: [{ term: 'الشركة', value: 'شركة الأيل الذهبي' }],
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
