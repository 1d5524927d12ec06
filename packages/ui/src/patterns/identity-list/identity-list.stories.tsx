import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/stack.tsx';
import { IdentityList } from './identity-list.tsx';

const meta = {
  title: 'Patterns/Identity list',
  component: IdentityList,
  args: {
    currency: 'USD',
    identities: (['I1', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'] as const).map((id) => ({
      id,
      holds: true,
      differenceCents: 0,
    })),
  },
} satisfies Meta<typeof IdentityList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllHold: Story = {};

export const SomeBroken: Story = {
  args: {
    identities: [
      { id: 'I1', holds: true, differenceCents: 0 },
      { id: 'I2', holds: false, differenceCents: -1 },
      { id: 'I4', holds: false, differenceCents: 12_240, breakKind: 'cutoff-after' },
      { id: 'I5', holds: true, differenceCents: 0 },
    ],
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <IdentityList {...args} aria-label="Identities of 7 April" />
      <IdentityList
        currency="USD"
        aria-label="Identities of 14 April"
        identities={[
          { id: 'I1', holds: false, differenceCents: 72 },
          { id: 'I4', holds: false, differenceCents: -12_240, breakKind: 'cutoff-before' },
          { id: 'I6', holds: false, differenceCents: 1_234_567, breakKind: 'unexplained' },
        ]}
      />
    </Stack>
  ),
};

/** Many digits in a narrow list. */
export const LongNumbers: Story = {
  args: {
    identities: [
      { id: 'I4', holds: false, differenceCents: -123_456_789_012, breakKind: 'unexplained' },
      { id: 'I5', holds: true, differenceCents: 0 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { ...SomeBroken, globals: { direction: 'rtl' } };
export const Phone: Story = { ...SomeBroken, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...SomeBroken, globals: { theme: 'dark' } };
