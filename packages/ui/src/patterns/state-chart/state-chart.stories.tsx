import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { DOOR } from './state-chart.fixture.ts';
import { StateChart } from './state-chart.tsx';

const meta = {
  title: 'Patterns/State chart',
  component: StateChart,
  args: { model: DOOR, name: 'door', active: ['shut'] },
} satisfies Meta<typeof StateChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'door is in shut' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Statechart of door' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    await expect(canvas.getByText('door.push, if isUnlocked')).toBeInTheDocument();
  },
};
/** The active state is nested in another. */
export const Inside: Story = {
  args: { active: ['open.wide'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'door is in open.wide' })).toBeVisible();
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack>
      <StateChart model={DOOR} name="shut door" active={['shut']} />
      <StateChart model={DOOR} name="open door" active={['open.wide']} />
    </Stack>
  ),
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const MatrixDark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
