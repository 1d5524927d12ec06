import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Code } from '../code/code.tsx';
import { Notification } from './notification.tsx';
import { NotificationRegion, type NotificationRegionProps } from './notification-region.tsx';

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

const SAID = ['Client created', 'Harbour Street has synced', '3 rows are quarantined'];

/** Messages that go when they are closed, as a machine would have it. */
function Region(props: Omit<NotificationRegionProps, 'children'>) {
  const [said, setSaid] = useState(SAID);
  return (
    <>
      <Button>Post 3 entries</Button>
      <NotificationRegion {...props} moreCount={2}>
        {said.map((title) => (
          <Notification
            key={title}
            type="info"
            title={title}
            onClose={() => setSaid((all) => all.filter((other) => other !== title))}
          />
        ))}
      </NotificationRegion>
    </>
  );
}

const holds = { onHold: fn(), onRelease: fn() };
const centre = { onOpenCentre: fn(), onClear: fn() };

export const ByKeyboard: Story = {
  render: () => <Region {...holds} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Post 3 entries' });
    const region = canvas.getByRole('region', { name: 'Messages' });
    const closes = () => canvas.getAllByRole('button', { name: 'Close message' });
    await userEvent.click(button);
    await userEvent.keyboard('{F8}');
    await expect(region).toHaveFocus();
    await expect(holds.onHold).toHaveBeenLastCalledWith('focus');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(holds.onRelease).toHaveBeenLastCalledWith('focus');
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(closes()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Client created')).toBeNull();
    await expect(closes()[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Harbour Street has synced')).toBeVisible();
    await expect(closes()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryAllByRole('status')).toEqual([]);
    await expect(button).toHaveFocus();
  },
};

export const StopsTimeUnderThePointer: Story = {
  render: () => <Region {...holds} />,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Messages' });
    await userEvent.hover(region);
    await expect(holds.onHold).toHaveBeenLastCalledWith('pointer');
    await userEvent.unhover(region);
    await expect(holds.onRelease).toHaveBeenLastCalledWith('pointer');
  },
};

export const ThreeAndMore: Story = {
  render: () => <Region {...centre} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: '2 more in the notification centre' }),
    );
    await expect(centre.onOpenCentre).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await expect(centre.onClear).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = { ...InItsRegion, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const Phone: Story = { ...InItsRegion, globals: { viewport: { value: 'phone' } } };
