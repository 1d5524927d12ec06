import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { title: 'Layout/Visually hidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: 'of gross sales' },
  render: (args) => (
    <p>
      25.0% <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('of gross sales');
    await expect(hidden.getBoundingClientRect().width).toBe(1);
  },
};

function beside(seen: string, hidden: string): Story {
  return {
    args: { children: hidden },
    render: (args) => (
      <p>
        {seen} <VisuallyHidden {...args} />
      </p>
    ),
    play: async ({ canvasElement }) => {
      const { width, height } = within(canvasElement).getByText(hidden).getBoundingClientRect();
      await expect([width, height]).toEqual([1, 1]);
    },
  };
}

/** Invisible, so it is rendered beside visible text. */
export const Matrix: Story = beside('25.0%', 'of gross sales');
export const LongText: Story = beside(
  '25,0 %',
  'des Bruttoumsatzes der Feinkostgeschäftsgesellschaft am Viktualienmarkt',
);
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...beside('25.0%', 'من إجمالي المبيعات'),
  globals: { direction: 'rtl', locale: 'ar' },
};
