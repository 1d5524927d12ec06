import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { keys: ['Mod', 'K'], platform: 'other' },
} satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> to go anywhere.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const sentence = within(canvasElement).getByText(/^Press/);
    await expect(sentence.querySelectorAll('kbd')).toHaveLength(2);
    await expect(within(sentence).getByText('Control K')).toBeInTheDocument();
  },
};

export const Mac: Story = {
  args: { platform: 'mac', keys: ['Mod', 'Shift', 'K'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Command Shift K')).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="xs">
      {[['F8'], ['Esc'], ['Shift', '↓'], ['Mod', 'Enter'], ['Alt', '↓'], ['?']].map((keys) => (
        <Inline key={keys.join(' ')} gap="md">
          <Kbd keys={keys} platform="other" />
          <Kbd keys={keys} platform="mac" />
        </Inline>
      ))}
    </Stack>
  ),
};
export const LongWords: Story = {
  render: () => (
    <Text>
      Drücken Sie <Kbd keys={['Mod', 'Shift', 'Alt', 'Enter']} platform="other" />, um sämtliche
      Auszahlungsbuchungssätze zu übertragen.
    </Text>
  ),
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  render: () => (
    <Text>
      اضغط <Kbd keys={['Mod', 'K']} platform="other" /> للبحث عن أي شيء.
    </Text>
  ),
  globals: { direction: 'rtl' },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
