import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { FavouriteButton, type FavouriteButtonProps } from './favourite-button.tsx';

const meta = {
  title: 'Components/Favorite button',
  component: FavouriteButton,
  args: { of: 'Harbor Table Group', pressed: false, onPressedChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FavouriteButton>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: FavouriteButtonProps) {
  const [pressed, setPressed] = useState(props.pressed);
  return <FavouriteButton {...props} pressed={pressed} onPressedChange={setPressed} />;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const star = within(canvasElement).getByRole('button', {
      name: 'Favorite: Harbor Table Group',
    });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(star).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
};

export const On: Story = { args: { pressed: true } };

export const Matrix: Story = {
  render: () => (
    <Inline gap="md">
      <Stateful of="Harbor Table Group" pressed={false} onPressedChange={() => undefined} />
      <Stateful of="Noodle House" pressed onPressedChange={() => undefined} />
    </Inline>
  ),
};

/** Beside names, as it stands in a list. */
export const LongWords: Story = {
  render: () => (
    <Stack gap="xs">
      {[
        'Gaststättenbetriebsgesellschaft Zum Goldenen Hirschen am Kurfürstendamm',
        'Noodle House',
      ].map((name) => (
        <Inline key={name} gap="xs" wrap="nowrap">
          <Stateful of={name} pressed={name === 'Noodle House'} onPressedChange={() => undefined} />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
export const Phone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { of: 'بيت المعكرونة', pressed: true },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
