import { Button, SessionToast as Toast, SessionToastRegion, Stack, Text } from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MachineChart } from '../testing/machine-chart.tsx';
import { sessionToastMachine } from './session-toast.machine.ts';
import { SESSION_TOAST_SAMPLES, sessionToastInput } from './session-toast.samples.ts';
import {
  SessionToastProvider,
  usePageHolds,
  useSessionToast,
  useSessionToastActor,
} from '../react/index.ts';
import { provideSessionToast } from './provide-session-toast.ts';
import { connectSessionToast, type SessionToastSituation } from './session-toast.connect.ts';
import { SESSION_TOAST_SITUATIONS } from './session-toast.situations.ts';
import { toSessionToast } from './session-toast-catalogue.ts';
import type {
  SessionToast,
  SessionToastEvent,
  SessionToastRequest,
} from './session-toast.types.ts';

type FaceProps = {
  situation: SessionToastSituation;
  send: (event: SessionToastEvent) => void;
};

/** A session toast as the app shows it: connect function for logic, kit for rendering. */
function Face({ situation, send }: FaceProps) {
  const view = connectSessionToast(situation, send);
  return view === null ? <Text>No session toast is shown.</Text> : <Toast {...view} />;
}

const meta = {
  title: 'Session toast',
  component: Face,
  parameters: {
    docs: {
      description: {
        component:
          'One toast about the session at a time: running, paused, staying, with an action that performs or fails, then leaving for 300 ms. A newer one displaces it, and it comes back.',
      },
    },
  },
  args: { send: fn() },
} satisfies Meta<typeof Face>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { situation: SESSION_TOAST_SITUATIONS.hidden } };
export const Running: Story = { args: { situation: SESSION_TOAST_SITUATIONS.running } };
export const Paused: Story = { args: { situation: SESSION_TOAST_SITUATIONS.paused } };

export const Staying: Story = {
  args: { situation: SESSION_TOAST_SITUATIONS.staying },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.perform' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'toast.close' });
  },
};

export const Performing: Story = {
  args: { situation: SESSION_TOAST_SITUATIONS.performing },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log In' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'action.perform' });
  },
};

export const Failed: Story = {
  args: { situation: SESSION_TOAST_SITUATIONS.failed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('or open the login page.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.perform' });
  },
};

export const Leaving: Story = {
  args: { situation: SESSION_TOAST_SITUATIONS.leaving },
  // Faded on purpose, and removed 300 ms later.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

const EVERY_TYPE: readonly SessionToastRequest[] = [
  { type: 'session-expired' },
  { type: 'session-restored' },
  { type: 'session-warning' },
  { type: 'error', message: 'The session could not be read' },
  { type: 'default', message: 'You are working for Café Lumen' },
];

/** Two fifths of its time have passed, unless it has no countdown. */
function stopped(toast: SessionToast): SessionToastSituation {
  const { durationMs } = toast;
  const countdown =
    durationMs === null ? null : { durationMs, leftMs: 0.6 * durationMs, sinceMs: null };
  return { state: 'paused', context: { current: { toast, count: 1, countdown }, beneath: [] } };
}

export const EveryType: Story = {
  args: { situation: SESSION_TOAST_SITUATIONS.staying },
  render: ({ send }) => (
    <Stack gap="sm">
      {EVERY_TYPE.map((request) => (
        <Face key={request.type} situation={stopped(toSessionToast(request))} send={send} />
      ))}
    </Stack>
  ),
};

const logic = provideSessionToast(async () => undefined);

function LiveToast() {
  const actor = useSessionToastActor();
  const view = useSessionToast();
  usePageHolds(actor.send);
  return (
    <>
      <Stack gap="xs" align="start">
        {EVERY_TYPE.map((toast) => (
          <Button key={toast.type} onClick={() => actor.send({ type: 'toast.show', toast })}>
            Show {toast.type}
          </Button>
        ))}
      </Stack>
      <SessionToastRegion>{view === null ? null : <Toast {...view} />}</SessionToastRegion>
    </>
  );
}

/** The machine itself, on the browser's clock. */
export const Live: Story = {
  args: { situation: SESSION_TOAST_SITUATIONS.hidden },
  render: () => (
    <SessionToastProvider logic={logic} options={{ input: { now: () => performance.now() } }}>
      <LiveToast />
    </SessionToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show session-warning' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show session-expired' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Session Expired');
    // The toast fades in; until its first frame it is transparent.
    await waitFor(() => expect(canvas.getByText('1 more about the session')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await canvas.findByRole('group', { name: 'Session Permission Warning' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close session message' }));
  },
};

/** The machine itself, interactive. */
export const Statechart: Story = {
  args: { situation: SESSION_TOAST_SITUATIONS.hidden },
  render: () => (
    <MachineChart
      machine={sessionToastMachine}
      input={sessionToastInput()}
      samples={SESSION_TOAST_SAMPLES}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Session expired' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ is in shown\.waiting\.staying$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
  },
};
