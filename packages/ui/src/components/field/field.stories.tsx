import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { control as controlStyle } from './field.css.ts';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Time zone',
    hint: 'Business days of this store begin and end in it.',
    error: 'Choose a time zone.',
    children: (control) => <input {...control} className={controlStyle} />,
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Time zone' });
    await expect(input).toHaveAccessibleDescription(
      'Business days of this store begin and end in it. Choose a time zone.',
    );
  },
};

export const Optional: Story = { args: { error: undefined, optional: true } };
