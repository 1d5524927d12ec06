import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code } from './code.tsx';

const meta = { title: 'Components/Code', component: Code } satisfies Meta<typeof Code>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'UE-7F3A91C2-1' } };
export const RightToLeft: Story = {
  args: { children: 'sha256 9f2c41d07be0' },
  globals: { direction: 'rtl' },
};
