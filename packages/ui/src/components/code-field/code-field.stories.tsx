import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CodeField } from './code-field.tsx';

const meta = {
  title: 'Components/Code field',
  component: CodeField,
  args: { label: 'Code', hint: 'Six figures, from the message we sent.' },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Code');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.paste('482 913');
    await expect(input).toHaveValue('482 913');
  },
};

export const Invalid: Story = {
  args: { error: 'This code is wrong or no longer valid', defaultValue: '482913' },
};
export const Dark: Story = { args: { defaultValue: '482913' }, globals: { theme: 'dark' } };
