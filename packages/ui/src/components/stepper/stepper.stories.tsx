import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Create an account',
    steps: [
      { id: 'code', label: 'Invite code' },
      { id: 'account', label: 'Account' },
      { id: 'confirm', label: 'Confirm' },
    ],
    currentId: 'account',
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Invite code done',
      'Account',
      'Confirm',
    ]);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(within(canvasElement).getByRole('list')).toHaveAccessibleName('Create an account');
  },
};

export const First: Story = { args: { currentId: 'code' } };
export const Last: Story = { args: { currentId: 'confirm' } };
export const LongText: Story = {
  args: {
    steps: [
      { id: 'code', label: 'Einladungscode eingeben' },
      { id: 'account', label: 'Benutzerkonto anlegen' },
      { id: 'confirm', label: 'E-Mail-Adresse bestätigen' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
