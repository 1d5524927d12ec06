import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary, type ErrorSummaryProps, type FieldError } from './error-summary.tsx';

const FIELDS = [
  { fieldId: 'name', label: 'Client name', message: 'Enter the name of the client.' },
  { fieldId: 'email', label: 'Email', message: 'Enter your email address.' },
  { fieldId: 'phone', label: 'Phone', message: 'Enter a phone number with its country code.' },
  { fieldId: 'city', label: 'City', message: 'Enter the city of the client.' },
] as const;

const BASIS: FieldError = { fieldId: 'basis', message: 'Choose how the books are kept.' };

/** A form whose fields all have to be filled. */
function Form({ errors, title }: ErrorSummaryProps) {
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <Stack gap="lg">
      <ErrorSummary errors={errors} title={title} />
      {FIELDS.map(({ fieldId, label }) => (
        <TextField
          key={fieldId}
          id={fieldId}
          name={fieldId}
          label={label}
          error={errorOf(fieldId)}
        />
      ))}
      <RadioGroup
        id="basis"
        name="basis"
        legend="Basis"
        layout="row"
        error={errorOf('basis')}
        options={[
          { value: 'accrual', label: 'Accrual' },
          { value: 'cash', label: 'Cash' },
        ]}
      />
    </Stack>
  );
}

function Submitted() {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setErrors([
      ...FIELDS.filter(({ fieldId }) => data.get(fieldId) === ''),
      ...(data.has('basis') ? [] : [BASIS]),
    ]);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        <Form errors={errors} />
        <div>
          <Button type="submit" variant="primary">
            Add client
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  args: { errors: [FIELDS[1], FIELDS[0]] },
  render: (args) => <Form {...args} />,
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the name of the client.' }));
    await expect(canvas.getByRole('textbox', { name: 'Client name' })).toHaveFocus();
  },
};

export const FailedSubmit: Story = {
  render: () => <Submitted />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('alert')).toBeNull();
    const submit = canvas.getByRole('button', { name: 'Add client' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Client name' }), 'Noodle House');
    await userEvent.click(submit);
    const summary = canvas.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Enter your email address.',
      'Enter a phone number with its country code.',
      'Enter the city of the client.',
      'Choose how the books are kept.',
    ]);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter your email address.');
    await userEvent.click(submit);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose how the books are kept.' }));
    await expect(canvas.getByRole('radio', { name: 'Accrual' })).toHaveFocus();
  },
};

export const OneError: Story = { args: { errors: [FIELDS[0]] } };
export const FiveErrors: Story = { args: { errors: [...FIELDS, BASIS] } };

export const None: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <ErrorSummary errors={[FIELDS[0]]} />
      <ErrorSummary title="5 things keep this from being saved" errors={[...FIELDS, BASIS]} />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    title: 'Einige Angaben fehlen noch oder können so nicht übernommen werden',
    errors: [
      {
        fieldId: 'name',
        message:
          'Geben Sie die vollständige Firmenbezeichnung ein, unter der die Betriebsstätte im Handelsregister eingetragen ist.',
      },
      { fieldId: 'email', message: 'Die Umsatzsteuer-Identifikationsnummer ist ungültig.' },
    ],
  },
};

export const RightToLeft: Story = {
  render: () => (
    <Stack gap="lg">
      <ErrorSummary
        title="هناك مشكلة"
        errors={[
          { fieldId: 'name', message: 'أدخل اسم العميل.' },
          { fieldId: 'email', message: 'أدخل عنوان بريدك الإلكتروني.' },
        ]}
      />
      <TextField id="name" label="اسم العميل" error="أدخل اسم العميل." />
      <TextField id="email" label="البريد الإلكتروني" error="أدخل عنوان بريدك الإلكتروني." />
    </Stack>
  ),
  globals: { direction: 'rtl', locale: 'ar' },
};

export const Phone: Story = { ...FiveErrors, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...FiveErrors, globals: { theme: 'dark' } };
