import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Looking it up' } };
export const Bare: Story = {};
export const ReducedMotion: Story = {
  args: { label: 'Looking it up' },
  globals: { motion: 'reduce' },
};
