import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Rating, type RatingProps } from './rating.tsx';

const onChange = fn();

function Held(props: RatingProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Rating
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: {
    legend: 'How well do the entries match your books?',
    name: 'match',
    value: null,
    onChange,
    lowest: 'Not at all',
    highest: 'To the cent',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onChange.mockClear();
    await expect(
      canvas.getByRole('group', { name: 'How well do the entries match your books?' }),
    ).toBeVisible();
    canvas.getByRole('radio', { name: '1 of 5: Not at all' }).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '5 of 5: To the cent' }));
    await expect(onChange.mock.calls).toEqual([[1], [2], [3], [5]]);
  },
};
export const Answered: Story = { args: { value: 4 } };
export const Invalid: Story = { args: { error: 'Choose how well, or skip the question' } };
export const Disabled: Story = { args: { value: 2, disabled: true } };
export const LongText: Story = {
  args: {
    legend: 'Wie gut stimmen die vorgeschlagenen Buchungssätze mit Ihrer Buchführung überein?',
    lowest: 'Überhaupt nicht übereinstimmend',
    highest: 'Vollständig übereinstimmend',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Held {...args} legend="Not answered" name="a" />
      <Held {...args} legend="Answered" name="b" value={4} />
      <Held {...args} legend="Wrong" name="c" error="Choose how well, or skip the question" />
      <Held {...args} legend="Disabled" name="d" value={2} disabled />
    </Stack>
  ),
};
export const Phone: Story = {
  args: { value: 5, error: 'Choose how well, or skip the question' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    legend: 'إلى أي حد تطابق القيود دفاترك؟',
    lowest: 'لا تطابقها',
    highest: 'حتى آخر سنت',
    value: 4,
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
