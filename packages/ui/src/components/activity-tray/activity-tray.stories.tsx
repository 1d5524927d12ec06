import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
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
  // Stands over the whole window: on the page of docs each story has a window of its own.
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
    const tray = within(within(canvasElement).getByRole('region', { name: 'Activity' }));
    await expect(tray.getByRole('status')).toHaveTextContent('1 running, 1 partly done, 1 done');
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
    await userEvent.click(tray.getByRole('button', { name: 'Take off the list: Post 12 entries' }));
    await expect(onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const ByKeyboard: Story = {
  args: { open: false },
  render: (args) => <Toggled {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: /Activity/ });
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('list')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const NothingAndClosed: Story = {
  args: { activities: [], open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const Nothing: Story = {
  args: { activities: [], open: false },
  render: (args) => <Toggled {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(canvas.getByText('Nothing runs in the background.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Activity/ })).toHaveFocus();
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
  // It stands at the bottom of the window, which is as high as the story.
  render: (args) => (
    <div style={{ blockSize: '720px' }}>
      <ActivityTray {...args} />
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
