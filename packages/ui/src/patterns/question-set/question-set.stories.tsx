import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import type { Question } from './question-path.ts';
import { QuestionSet } from './question-set.tsx';

const QUESTIONS: readonly Question[] = [
  {
    kind: 'choice',
    id: 'books',
    text: 'Whose books do you keep?',
    required: true,
    options: [
      { value: 'own', label: 'My own restaurant’s', leadsTo: 'match' },
      { value: 'clients', label: 'My clients’' },
    ],
  },
  { kind: 'text', id: 'clients', text: 'How many clients sell on a delivery platform?' },
  {
    kind: 'rating',
    id: 'match',
    text: 'How well do the entries match your books?',
    lowest: 'Not at all',
    highest: 'To the cent',
  },
  { kind: 'text', id: 'more', text: 'What would you change?', hint: 'A sentence is enough.' },
];

const onDone = fn();
const onAnswer = fn();

const meta = {
  title: 'Patterns/Question set',
  component: QuestionSet,
  args: { label: 'Five minutes about your books', questions: QUESTIONS, onDone, onAnswer },
} satisfies Meta<typeof QuestionSet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onDone.mockClear();
    onAnswer.mockClear();
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next question' }));
    await next();
    await expect(canvas.getByText('Answer this question to continue')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'My clients’' }));
    await next();
    await expect(canvas.getByRole('form', { name: 'Question 2 of 4' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox'), '12');
    await next();
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5' }));
    await next();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip the question' }));
    await expect(onDone.mock.calls).toEqual([[{ books: 'clients', clients: '12', match: '4' }]]);
    await expect(onAnswer).toHaveBeenCalledTimes(4);
  },
};

export const Branch: Story = {
  play: async ({ canvas }) => {
    onDone.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'My own restaurant’s' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next question' }));
    await expect(canvas.getByRole('form', { name: 'Question 2 of 3' })).toBeVisible();
    await expect(
      canvas.getByRole('group', { name: 'How well do the entries match your books?' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('radio', { name: 'My own restaurant’s' })).toBeChecked();
  },
};

export const Resumed: Story = {
  args: { startsWith: { books: 'own', match: '5' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'What would you change?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the answers' })).toBeVisible();
  },
};

export const Sending: Story = { args: { ...Resumed.args, sending: true } };
/** A choice, a rating, a text, and what is missing. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <QuestionSet {...args} label="A choice" />
      <QuestionSet {...args} label="A rating" startsWith={{ books: 'own' }} />
      <QuestionSet {...args} label="A text" startsWith={{ books: 'clients' }} />
      <QuestionSet
        {...args}
        label="The last one"
        startsWith={{ books: 'own', match: '5' }}
        sending
      />
    </Stack>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    questions: [
      {
        kind: 'choice',
        id: 'books',
        text: 'Für welche Betriebsstätten führen Sie die Lieferplattformauszahlungsbuchhaltung?',
        options: [
          { value: 'own', label: 'Ausschließlich für meine eigenen Gaststättenbetriebe' },
          { value: 'clients', label: 'Für die Mandantinnen und Mandanten meiner Kanzlei' },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    label: 'خمس دقائق عن دفاترك',
    questions: [
      {
        kind: 'choice',
        id: 'books',
        text: 'دفاتر من تمسك؟',
        options: [
          { value: 'own', label: 'دفاتر مطعمي' },
          { value: 'clients', label: 'دفاتر عملائي' },
        ],
      },
      { kind: 'text', id: 'more', text: 'ماذا تغيّر؟' },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
