import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Code } from '../code/code.tsx';
import { Notification, NotificationRegion } from './notification.tsx';

const meta = {
  title: 'Components/Notification',
  component: Notification,
  args: {
    type: 'success',
    title: 'Report imported',
    message: '214 rows, 2 entries.',
    onClose: fn(),
  },
} satisfies Meta<typeof Notification>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Report imported');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const ErrorWithDetails: Story = {
  args: {
    type: 'error',
    title: 'The report was not imported',
    message: 'Nothing was stored.',
    details: <Code>req_01JQ7Z4M2T</Code>,
    action: <Button size="sm">Try again</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nothing was stored.');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(['error', 'warning', 'success', 'info'] as const).map((type) => (
        <Notification key={type} {...args} type={type} title={`One message of type ${type}`} />
      ))}
      <Notification {...args} type="warning" title="The same again" count={3} />
    </Stack>
  ),
};

export const Leaving: Story = {
  args: { leaving: true },
  // Half faded on purpose, and gone 300 ms later.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const InItsRegion: Story = {
  render: (args) => (
    <NotificationRegion>
      <Notification {...args} />
      <Notification {...args} type="warning" title="3 rows are quarantined" />
    </NotificationRegion>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const Phone: Story = { ...InItsRegion, globals: { viewport: { value: 'phone' } } };
