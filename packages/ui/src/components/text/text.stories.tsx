import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Columns } from '../../layout/columns/columns.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'Every cent is accounted for.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const SIZES = ['caption', 'small', 'body', 'lead'] as const;
const TONES = ['default', 'muted', 'danger', 'warning', 'success', 'info'] as const;

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <Columns template="fit">
        {TONES.map((tone) => (
          <Stack key={tone} gap="xs">
            {SIZES.map((size) => (
              <Text key={size} size={size} tone={tone}>
                {tone}, {size}: $5,100.00
              </Text>
            ))}
          </Stack>
        ))}
      </Columns>
      <Stack gap="xs">
        {(['regular', 'medium', 'strong'] as const).map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}: and paid $3,290.50
          </Text>
        ))}
        <Text family="title" size="lead">
          A sentence in the title face
        </Text>
      </Stack>
      <Box width="field">
        {TONES.map((tone) => (
          <Text key={tone} tone={tone} truncate>
            {tone}: Uber Eats, Walnut Street, payout of 7 Apr 2026, part 1 of 2
          </Text>
        ))}
      </Box>
    </Stack>
  ),
};

/** All digits have the same width, so that stacked amounts can be compared. */
export const TabularNumerals: Story = {
  render: () => (
    <Box as="section" width="field">
      <Stack gap="xxs">
        {['1,111,111.11', '8,888,888.88', '4,040,404.04'].map((amount) => (
          <Text key={amount} align="end" numeric>
            <span>{amount}</span>
          </Text>
        ))}
      </Stack>
    </Box>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByText(/^\d/)
      .map((amount) => Math.round(amount.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};

export const Truncated: Story = {
  render: () => (
    <Box width="field">
      <Text truncate>
        Uber Eats, Walnut Street, payout of 7 Apr 2026, part 1 of 2, with late changes
      </Text>
    </Box>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    children:
      'Auszahlungsdetailauswertungen der Feinkostgeschäftsgesellschaft werden vollständig aufgegliedert und nachvollziehbar verbucht.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { children: 'كل سنت محسوب: بعت بقيمة 5,100.00 $ ووصلك 3,290.50 $.' },
  globals: { direction: 'rtl', locale: 'ar' },
};
