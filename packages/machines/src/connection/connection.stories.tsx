import { ConnectionCard, type ConnectionCardProps } from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  connectConnection,
  type ConnectionAction,
  type ConnectionSituation,
} from './connection.connect.ts';
import { CONNECTION_SITUATIONS } from './connection.situations.ts';
import type { ConnectionEvent, ConnectionState } from './connection.types.ts';
import { MachineChart } from '../testing/machine-chart.tsx';
import { connectionMachine } from './connection.machine.ts';
import { CONNECTION_INPUT, CONNECTION_SAMPLES } from './connection.samples.ts';

type FaceProps = { situation: ConnectionSituation; send: (event: ConnectionEvent) => void };

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Maps machine states to the states of the kit's card. */
const CARD_STATES: Record<ConnectionState, ConnectionCardProps['state']> = {
  disconnected: 'disconnected',
  'authorising.asking': 'connecting',
  'authorising.blocked': 'popup_blocked',
  'authorising.closed': 'popup_closed',
  'authorising.denied': 'denied',
  verifying: 'connecting',
  connected: 'connected',
  expiring: 'expiring',
  expired: 'expired',
  revoked: 'revoked',
  wrong_company: 'wrong_company',
  disconnecting: 'disconnecting',
  failed: 'error',
};

const ignore = () => undefined;

/** A connection as a page shows it: connect function for logic, kit for rendering. */
function Face({ situation, send }: FaceProps) {
  const view = connectConnection(situation, send);
  const run = (...ids: readonly ConnectionAction[]) =>
    view.actions.find(({ id }) => ids.includes(id))?.run;
  return (
    <ConnectionCard
      service="QuickBooks"
      state={CARD_STATES[situation.state]}
      message={view.message?.text}
      facts={
        view.accountName === null
          ? []
          : [
              { term: 'Company', value: view.accountName },
              {
                term: 'Access until',
                value: view.expiresAtMs === null ? 'no end' : DAY.format(view.expiresAtMs),
              },
            ]
      }
      onConnect={run('connect', 'reconnect', 'retry') ?? ignore}
      onConnectHere={run('connect_here')}
      onDisconnect={run('disconnect')}
      onCancel={run('cancel')}
    />
  );
}

const meta = {
  title: 'Connection',
  component: Face,
  parameters: {
    docs: {
      description: {
        component:
          'One connection to a platform or to QuickBooks: asking for consent in a window, trading it for access, expiring, expired, revoked, and the wrong company, which is not kept.',
      },
    },
  },
  args: { send: fn() },
} satisfies Meta<typeof Face>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Disconnected: Story = { args: { situation: CONNECTION_SITUATIONS.disconnected } };
export const AuthorisingAsking: Story = {
  args: { situation: CONNECTION_SITUATIONS['authorising.asking'] },
};

export const AuthorisingBlocked: Story = {
  args: { situation: CONNECTION_SITUATIONS['authorising.blocked'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect on this page' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'connection.connect_here' });
  },
};

export const AuthorisingClosed: Story = {
  args: { situation: CONNECTION_SITUATIONS['authorising.closed'] },
};
export const AuthorisingDenied: Story = {
  args: { situation: CONNECTION_SITUATIONS['authorising.denied'] },
};
export const Verifying: Story = { args: { situation: CONNECTION_SITUATIONS.verifying } };
export const Connected: Story = { args: { situation: CONNECTION_SITUATIONS.connected } };
export const Expiring: Story = { args: { situation: CONNECTION_SITUATIONS.expiring } };
export const Expired: Story = { args: { situation: CONNECTION_SITUATIONS.expired } };
export const Revoked: Story = { args: { situation: CONNECTION_SITUATIONS.revoked } };
export const WrongCompany: Story = { args: { situation: CONNECTION_SITUATIONS.wrong_company } };
export const Disconnecting: Story = { args: { situation: CONNECTION_SITUATIONS.disconnecting } };
export const Failed: Story = { args: { situation: CONNECTION_SITUATIONS.failed } };

/** The machine itself, interactive. */
export const Statechart: Story = {
  args: { situation: CONNECTION_SITUATIONS.disconnected },
  render: () => (
    <MachineChart
      machine={connectionMachine}
      input={CONNECTION_INPUT}
      samples={CONNECTION_SAMPLES}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ is in authorising\.asking$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
  },
};
