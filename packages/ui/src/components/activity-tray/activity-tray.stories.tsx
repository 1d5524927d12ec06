import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Activity } from './activity-item.tsx';
import { ActivityTray, type ActivityTrayProps } from './activity-tray.tsx';

const onUndo = fn();
const onCancel = fn();
const onRetry = fn();
const onDismiss = fn();

const RUNNING: Activity = {
  id: 'a1',
  title: 'Sync Harbour Street',
  state: 'running',
  percent: 40,
  detail: '2 of 5 stages',
  onCancel,
};
const PARTIAL: Activity = {
  id: 'a2',
  title: 'Post 12 entries',
  state: 'partial',
  detail: '11 posted, 1 refused',
  link: { text: 'Look at the refused entry', href: '#refused' },
  onRetry,
  onDismiss,
};
const UNDOABLE: Activity = {
  id: 'a3',
  title: 'Archive Blue Door Café',
  state: 'done',
  undo: { secondsLeft: 8, onUndo },
};

const meta = {
  title: 'Components/Activity tray',
  // Its list overlays the window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: ActivityTray,
  args: { activities: [RUNNING, PARTIAL, UNDOABLE], open: true, onOpenChange: fn() },
} satisfies Meta<typeof ActivityTray>;
export default meta;

type Story = StoryObj<typeof meta>;

function Toggled(props: ActivityTrayProps) {
  const [open, setOpen] = useState(props.open);
  return <ActivityTray {...props} open={open} onOpenChange={setOpen} />;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      '1 running, 1 partly done, 1 done',
    );
    const dialog = await screen.findByRole('dialog', { name: 'Activity' });
    const tray = within(dialog);
    await expect(tray.getAllByRole('listitem')).toHaveLength(3);
    await expect(tray.getByRole('progressbar', { name: 'Sync Harbour Street' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 5 stages',
    );
    await userEvent.click(tray.getByRole('button', { name: 'Stop: Sync Harbour Street' }));
    await expect(onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(tray.getByRole('button', { name: 'Try again: Post 12 entries' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(tray.getByRole('button', { name: 'Undo (8 s): Archive Blue Door Café' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await userEvent.click(tray.getByRole('button', { name: 'Remove: Post 12 entries' }));
    await expect(onDismiss).toHaveBeenCalledTimes(1);
    await expect(dialog).toHaveFocus();
  },
};

/** A server-side undo that lasts a day shows no countdown. */
export const UndoForADay: Story = {
  args: { activities: [{ ...UNDOABLE, undo: { onUndo } }] },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Undo: Archive Blue Door Café' }),
    );
    await expect(onUndo).toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  render: (args) => <Toggled {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Activity: 1 running, 1 partly done, 1 done',
    });
    await expect(screen.queryByRole('list')).toBeNull();
    await userEvent.keyboard('{Control>}j{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Activity' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(dialog).getByRole('list')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** In the top bar it shows the number of unfinished jobs. */
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', {
        name: 'Activity: 1 running, 1 partly done, 1 done',
      }),
    ).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const NothingAndClosed: Story = {
  args: { activities: [], open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Nothing: Story = {
  args: { activities: [], open: false },
  render: (args) => <Toggled {...args} />,
  play: async () => {
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(await screen.findByText('Nothing is running in the background.')).toBeVisible();
  },
};
export const Open: Story = {
  // At the end of its bar, with the list below it.
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <div>
        <ActivityTray {...args} />
      </div>
    </div>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Activity' });
  },
};
export const OneRunning: Story = { args: { activities: [RUNNING] } };
export const OfUnknownLength: Story = {
  args: { activities: [{ ...RUNNING, percent: null, detail: undefined }] },
};
export const UndoWindow: Story = { args: { activities: [UNDOABLE] } };
export const Undone: Story = {
  args: {
    activities: [{ id: 'a3', title: 'Archive Blue Door Café', state: 'undone', onDismiss }],
  },
};
export const Failed: Story = {
  args: {
    activities: [
      {
        id: 'a4',
        title: 'Post 3 entries',
        state: 'failed',
        detail: 'QuickBooks did not answer. Nothing was posted.',
        onRetry,
      },
      { id: 'a5', title: 'Sync Walnut Street', state: 'waiting' },
    ],
  },
};
export const LongText: Story = {
  args: {
    activities: [
      {
        ...PARTIAL,
        title: 'Buchungssätze der Feinkostgeschäftsgesellschaft am Viktualienmarkt übertragen',
        detail: '11 übertragen, 1 vom Buchhaltungsprogramm zurückgewiesen',
      },
    ],
  },
};
export const PartialFailure: Story = { args: { activities: [PARTIAL] } };
export const Matrix: Story = {
  // At the end of its bar, with the list below it.
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', blockSize: '720px' }}>
      <div>
        <ActivityTray {...args} />
      </div>
    </div>
  ),
  args: {
    activities: [
      RUNNING,
      { id: 'a5', title: 'Sync Walnut Street', state: 'waiting' },
      PARTIAL,
      UNDOABLE,
      { id: 'a6', title: 'Archive Blue Door Café', state: 'undone', onDismiss },
    ],
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Activity' });
  },
};
export const RightToLeft: Story = {
  args: {
    activities: [
      { ...RUNNING, title: 'مزامنة شارع الميناء', detail: 'المرحلة 2 من 5' },
      { ...UNDOABLE, title: 'أرشفة مقهى الباب الأزرق' },
    ],
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = {
  args: { activities: [RUNNING, UNDOABLE] },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { activities: [RUNNING, PARTIAL, UNDOABLE] },
  globals: { theme: 'dark' },
};
