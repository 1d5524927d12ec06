import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Stepper } from './stepper.tsx';

const SETUP = [
  { id: 'client', label: 'Client' },
  { id: 'store', label: 'Store' },
  { id: 'platform', label: 'Platform', optional: true },
  { id: 'books', label: 'QuickBooks' },
  { id: 'accounts', label: 'Accounts' },
];
const REFUSED = SETUP.map((step) =>
  step.id === 'books' ? { ...step, problem: 'Login refused' } : step,
);

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Create an account',
    steps: [
      { id: 'code', label: 'Invite code' },
      { id: 'account', label: 'Account' },
      { id: 'confirm', label: 'Confirm' },
    ],
    currentId: 'account',
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Invite code done',
      'Account',
      'Confirm',
    ]);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('list')).toHaveAccessibleName('Create an account');
  },
};

export const First: Story = { args: { currentId: 'code' } };
export const Last: Story = { args: { currentId: 'confirm' } };

export const ThreeOfFive: Story = {
  args: { label: 'Set up the client', steps: SETUP, currentId: 'platform' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Client done',
      'Store done',
      'Platformoptional',
      'QuickBooks',
      'Accounts',
    ]);
  },
};

export const Wrong: Story = {
  args: { label: 'Set up the client', steps: REFUSED, currentId: 'books' },
  play: async ({ canvas }) => {
    const wrong = canvas.getAllByRole('listitem')[3];
    await expect(wrong).toHaveTextContent('QuickBooksLogin refused');
    await expect(wrong).toHaveAttribute('aria-current', 'step');
  },
};

export const WrongFurtherBack: Story = {
  args: { label: 'Set up the client', steps: REFUSED, currentId: 'accounts' },
};

export const Resumed: Story = {
  args: {
    label: 'Set up the client',
    steps: SETUP,
    currentId: 'store',
    doneIds: ['client', 'platform', 'books'],
  },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => /done/.test(step.textContent))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  },
};

export const Done: Story = {
  args: { label: 'Set up the client', steps: SETUP, currentId: null },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.every((step) => step.textContent.endsWith(' done'))).toBe(true);
    await expect(steps.filter((step) => step.hasAttribute('aria-current'))).toEqual([]);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Stepper label="At the first" steps={SETUP} currentId="client" />
      <Stepper label="At an optional one" steps={SETUP} currentId="platform" />
      <Stepper label="Something is wrong here" steps={REFUSED} currentId="books" />
      <Stepper label="Something is wrong before" steps={REFUSED} currentId="accounts" />
      <Stepper
        label="Taken up again"
        steps={SETUP}
        currentId="store"
        doneIds={['client', 'platform', 'books']}
      />
      <Stepper label="All done" steps={SETUP} currentId={null} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Benutzerkonto anlegen',
    steps: [
      { id: 'code', label: 'Einladungscode eingeben' },
      { id: 'account', label: 'Benutzerkonto anlegen', problem: 'Adresse bereits vergeben' },
      { id: 'confirm', label: 'E-Mail-Adresse bestätigen' },
    ],
  },
};

export const Phone: Story = {
  ...Matrix,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'At an optional one' });
    const [client, , platform] = within(list).getAllByRole('listitem');
    await expect(client).toHaveTextContent('Client done');
    await expect(client?.firstElementChild?.getBoundingClientRect().width).toBe(1);
    await expect(platform?.getBoundingClientRect().width).toBeGreaterThan(150);
    await expect(canvas.getByText('Step 3 of 5')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'إنشاء حساب',
    steps: [
      { id: 'code', label: 'رمز الدعوة' },
      { id: 'account', label: 'الحساب' },
      { id: 'confirm', label: 'التأكيد' },
    ],
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
