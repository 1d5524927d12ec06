import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FavouriteButton, type FavouriteButtonProps } from './favourite-button.tsx';

const meta = {
  title: 'Components/FavouriteButton',
  component: FavouriteButton,
  args: { of: 'Harbor Table Group', pressed: false, onPressedChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FavouriteButton>;
export default meta;

type Story = StoryObj<typeof meta>;

function Kept(props: FavouriteButtonProps) {
  const [pressed, setPressed] = useState(props.pressed);
  return <FavouriteButton {...props} pressed={pressed} onPressedChange={setPressed} />;
}

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const star = within(canvasElement).getByRole('button', {
      name: 'Favourite: Harbor Table Group',
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
export const RightToLeft: Story = { args: { pressed: true }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: { pressed: true }, globals: { theme: 'dark' } };
