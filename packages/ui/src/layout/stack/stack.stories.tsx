import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/box.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from './stack.tsx';

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const GAPS = ['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const;

function lines(...words: readonly string[]): Story {
  return {
    render: () => (
      <Stack gap="sm">
        {words.map((word) => (
          <Box key={word} rule="below">
            {word}
          </Box>
        ))}
      </Stack>
    ),
  };
}

export const Default: Story = lines('Gross sales', 'Commission', 'Net payout');

function Steps() {
  return (
    <Inline gap="lg" align="start">
      {GAPS.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Box background="sunken" padding="xs">
            {gap}
          </Box>
          <Box background="sunken" padding="xs">
            {gap}
          </Box>
        </Stack>
      ))}
    </Inline>
  );
}

export const GapSteps: Story = {
  render: () => <Steps />,
  play: async ({ canvas }) => {
    const spaces = GAPS.map((gap) => {
      const [above, below] = canvas.getAllByText(gap).map((box) => box.getBoundingClientRect());
      return Math.round((below?.top ?? 0) - (above?.bottom ?? 0));
    });
    await expect(spaces).toEqual([4, 8, 12, 16, 24, 32, 48, 72]);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Steps />
      <Inline gap="xl" align="start">
        {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
          <Stack key={align} gap="xs" align={align}>
            <Box background="sunken" padding="sm">
              {align}
            </Box>
            <Box background="sunken" padding="sm">
              among wider ones
            </Box>
          </Stack>
        ))}
      </Inline>
    </Stack>
  ),
};
export const LongText: Story = lines(
  'Bruttoumsatz der Feinkostgeschäftsgesellschaft am Viktualienmarkt',
  'Vermittlungsprovision einschließlich Zahlungsabwicklungsgebühren',
);
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  ...lines('إجمالي المبيعات', 'العمولة', 'صافي الدفعة'),
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
