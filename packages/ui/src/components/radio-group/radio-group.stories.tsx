import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup,
  args: {
    legend: 'Whose books are they?',
    name: 'business_type',
    options: [
      {
        value: 'owner',
        label: 'My own restaurant’s',
        description: 'You see one client: your business.',
      },
      {
        value: 'adviser',
        label: 'My clients’',
        description: 'You keep books for several businesses and switch between them.',
      },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Whose books are they?' })).toBeVisible();
    const owner = canvas.getByRole('radio', { name: 'My own restaurant’s' });
    await expect(owner).toHaveAccessibleDescription('You see one client: your business.');
    owner.focus();
    await userEvent.keyboard(' ');
    await expect(owner).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'My clients’' })).toBeChecked();
    await expect(owner).not.toBeChecked();
  },
};

export const Row: Story = {
  args: {
    legend: 'Theme',
    name: 'theme',
    layout: 'row',
    defaultValue: 'dark',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
};

export const Invalid: Story = { args: { error: 'Choose whose books you keep' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'owner' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { defaultValue: 'adviser' }, globals: { theme: 'dark' } };
