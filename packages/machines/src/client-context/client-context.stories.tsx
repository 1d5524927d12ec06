import { Button, ButtonLink, Code, Inline, Notification, Stack, Text } from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MachineChart } from '../testing/machine-chart.tsx';
import { clientContextMachine } from './client-context.machine.ts';
import { CLIENT_CONTEXT_SAMPLES, clientContextInput } from './client-context.samples.ts';
import {
  connectClientContext,
  type ClientContextSituation,
  type ClientNotice,
} from './client-context.connect.ts';
import { CLIENT_CONTEXT_SITUATIONS } from './client-context.situations.ts';
import type { ClientContextEvent } from './client-context.types.ts';

type FaceProps = {
  situation: ClientContextSituation;
  send: (event: ClientContextEvent) => void;
};

const ACCESS_WORDS = {
  none: 'No client is open.',
  loading: 'What you may do here is being looked up.',
  known: 'What you may do here is known.',
  failed: 'What you may do here could not be looked up.',
};

/** The client context as pages see it: connect function for logic, kit for rendering. */
function Face({ situation, send }: FaceProps) {
  const view = connectClientContext(situation, send);
  return (
    <Stack gap="sm">
      {view.notice === null ? null : <Notice notice={view.notice} />}
      <Text>{view.isSwitching ? 'Opening another client…' : ACCESS_WORDS[view.accessState]}</Text>
      <Text tone="muted">Level: {view.level}</Text>
      <Inline gap="xs">
        <Button disabled={!view.may('createStore')}>Add a store</Button>
        <Button disabled={!view.has('export_data')}>Export</Button>
      </Inline>
    </Stack>
  );
}

function Notice({ notice }: { notice: ClientNotice }) {
  return (
    <Notification
      type="warning"
      title="Insufficient permissions. Please check client context or contact administrator."
      message={
        notice.kind === 'denied' ? (
          <>
            You don’t have access to client <Code>{notice.clientId}</Code>.
          </>
        ) : undefined
      }
      action={
        <Inline gap="xs">
          <ButtonLink href="/dashboard/clients" size="sm">
            Choose a client
          </ButtonLink>
          <Button size="sm">Reload</Button>
        </Inline>
      }
      onClose={notice.onDismiss}
    />
  );
}

const meta = {
  title: 'Client context',
  component: Face,
  parameters: {
    docs: {
      description: {
        component:
          'Which client is open, what the person may do there, and what is said when access is refused or a permission is missing. Permissions are believed for five minutes and cleared on a switch and on logout.',
      },
    },
  },
  args: { send: fn() },
} satisfies Meta<typeof Face>;

export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = { args: { situation: CLIENT_CONTEXT_SITUATIONS.none } };
export const Switching: Story = { args: { situation: CLIENT_CONTEXT_SITUATIONS.switching } };
export const Loading: Story = { args: { situation: CLIENT_CONTEXT_SITUATIONS.loading } };

export const Known: Story = {
  args: { situation: CLIENT_CONTEXT_SITUATIONS.known },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a store' })).toBeEnabled();
  },
};

export const Renewing: Story = { args: { situation: CLIENT_CONTEXT_SITUATIONS.renewing } };

export const Failed: Story = {
  args: { situation: CLIENT_CONTEXT_SITUATIONS.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Level: no_access')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a store' })).toBeDisabled();
  },
};

export const Denied: Story = {
  args: { situation: CLIENT_CONTEXT_SITUATIONS.denied },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a client' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'notice.dismiss' });
  },
};

export const Forbidden: Story = {
  args: { situation: CLIENT_CONTEXT_SITUATIONS.forbidden },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a client' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const ForbiddenInTheDark: Story = { ...Forbidden, globals: { theme: 'dark' } };

/** The machine itself, interactive. */
export const Statechart: Story = {
  args: { situation: CLIENT_CONTEXT_SITUATIONS.none },
  render: () => (
    <MachineChart
      machine={clientContextMachine}
      input={clientContextInput()}
      samples={CLIENT_CONTEXT_SAMPLES}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 clients listed' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      / is in client\.active and access\.loading and notice\.hidden$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
  },
};
