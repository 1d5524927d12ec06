import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'Payouts' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="md">
      <Heading level={1} size="display">
        Books that prove themselves
      </Heading>
      <Heading level={2} size="title1">
        Payout of 7 Apr 2026
      </Heading>
      <Heading level={3} size="title2">
        Journal entries
      </Heading>
      <Heading level={4} size="title3">
        31 March 2026, part 1 of 2
      </Heading>
      <Heading level={4} size="small">
        Source rows
      </Heading>
    </Stack>
  ),
};

export const SizeDoesNotChangeTheOutline: Story = {
  args: { level: 2, size: 'small', children: 'Small, and a second level' },
  decorators: [
    (Story) => (
      <>
        <Heading level={1}>Payouts</Heading>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Small, and a second level' }),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    children:
      'Auszahlung der Lieferplattform an die Feinkostgeschäftsgesellschaft am Viktualienmarkt',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { children: 'دفعة السابع من أبريل' },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
