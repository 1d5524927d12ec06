import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Layout/Skip link',
  component: SkipLink,
  args: { children: 'Skip to content', targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="content">The content it leads to.</p>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

async function focusByTab(canvasElement: HTMLElement, name: string) {
  const link = within(canvasElement).getByRole('link', { name });
  await userEvent.tab();
  await expect(link).toHaveFocus();
  return link.getBoundingClientRect();
}

/** Invisible until focused. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('link').getBoundingClientRect();
    await expect(width).toBe(1);
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const Matrix: Story = {
  play: async ({ canvasElement }) => {
    await focusByTab(canvasElement, 'Skip to content');
  },
};
export const LongText: Story = {
  args: { children: 'Zum Inhalt der Auszahlungsdetailauswertung springen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const { right } = await focusByTab(canvasElement, args.children);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { children: 'انتقل إلى المحتوى' },
  globals: { direction: 'rtl', locale: 'ar' },
  play: async ({ canvasElement, args }) => {
    const { right } = await focusByTab(canvasElement, args.children);
    await expect(right).toBeGreaterThan(window.innerWidth / 2);
  },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
