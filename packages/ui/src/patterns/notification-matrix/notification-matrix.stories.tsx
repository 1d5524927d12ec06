import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotificationMatrix } from './notification-matrix.tsx';

const onChange = fn();

const meta = {
  title: 'Patterns/Notification matrix',
  component: NotificationMatrix,
  args: {
    caption: 'Notifications',
    onChange,
    rows: [
      {
        id: 'import_finished',
        event: 'An import finished',
        meaning: 'Its payouts are ready to review.',
        inApp: true,
        email: 'never',
      },
      {
        id: 'import_blocked',
        event: 'An import is blocked',
        meaning: 'A report does not add up or cannot be read.',
        inApp: true,
        email: 'at_once',
      },
    ],
  },
} satisfies Meta<typeof NotificationMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'An import finished: in the app' }));
    await expect(onChange).toHaveBeenLastCalledWith('import_finished', {
      inApp: false,
      email: 'never',
    });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'An import is blocked: by e-mail' }),
      'Weekly',
    );
    await expect(onChange).toHaveBeenLastCalledWith('import_blocked', {
      inApp: true,
      email: 'weekly',
    });
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
