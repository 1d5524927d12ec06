import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import type { Density } from '../../themes/tokens.ts';
import { DensityToggle } from './density-toggle.tsx';

function Held(props: { density: Density }) {
  const [density, setDensity] = useState(props.density);
  return <DensityToggle density={density} onChange={setDensity} />;
}

const meta = {
  title: 'Components/Density toggle',
  component: DensityToggle,
  args: { density: 'default', onChange: () => undefined },
  render: (args) => <Held density={args.density} />,
} satisfies Meta<typeof DensityToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What an open menu hides from readers still has its button in it, which the menu keeps from the focus. */
const OPEN = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

async function openMenu(name: RegExp) {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Density: Standard' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('menuitemradio', { name: 'Standard' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
    await expect(canvas.getByRole('button', { name: 'Density: Compact' })).toBeVisible();
  },
};
export const Relaxed: Story = { args: { density: 'relaxed' } };
export const Matrix: Story = { parameters: OPEN, play: () => openMenu(/^Density/) };
/** Its words are its own; the longest of them. */
export const LongText: Story = { args: { density: 'default' } };
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
