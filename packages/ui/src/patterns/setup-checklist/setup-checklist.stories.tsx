import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { SetupChecklist, type SetupStep, type SetupStepState } from './setup-checklist.tsx';

const STEPS: readonly SetupStep[] = [
  {
    id: 'client',
    label: 'Add your client',
    state: 'open',
    minutes: 1,
    children: 'The business whose books these are.',
    action: <ButtonLink href="#client">Add a client</ButtonLink>,
  },
  {
    id: 'store',
    label: 'Add a store',
    state: 'open',
    minutes: 2,
    children: 'Where the food is sold. Its time zone decides which day a sale belongs to.',
    action: <ButtonLink href="#store">Add a store</ButtonLink>,
  },
  {
    id: 'platform',
    label: 'Connect a delivery platform',
    state: 'open',
    minutes: 3,
    children: 'Reports come by themselves then. You can also go on with files.',
    action: <ButtonLink href="#platform">Connect Uber Eats</ButtonLink>,
  },
  {
    id: 'match',
    label: 'Match stores',
    state: 'open',
    minutes: 2,
    children: 'Says which store of the platform is which of yours.',
    action: <ButtonLink href="#match">Match 4 stores</ButtonLink>,
  },
  {
    id: 'books',
    label: 'Connect QuickBooks and map the accounts',
    state: 'open',
    minutes: 5,
    children: 'Nothing is posted by connecting.',
    action: <ButtonLink href="#books">Connect QuickBooks</ButtonLink>,
  },
  {
    id: 'post',
    label: 'Post the first payout',
    state: 'blocked',
    children: 'Waits for QuickBooks. A payout can be looked at before.',
  },
];

function inStates(...states: readonly SetupStepState[]): readonly SetupStep[] {
  return STEPS.map((step, index) => ({ ...step, state: states[index] ?? step.state }));
}

const onDismiss = fn();

const meta = {
  title: 'Patterns/Setup checklist',
  component: SetupChecklist,
  args: { title: 'Finish the set-up', steps: STEPS, onDismiss },
} satisfies Meta<typeof SetupChecklist>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('region', { name: 'Finish the set-up' });
    await expect(within(list).getByText('0 of 6 done, about 13 min left')).toBeVisible();
    const client = canvas.getByRole('button', { name: /Add your client/ });
    const store = canvas.getByRole('button', { name: /Add a store.*About 2 min/ });
    await expect(client).toHaveAttribute('aria-expanded', 'true');
    store.focus();
    await userEvent.keyboard('{Enter}');
    await expect(store).toHaveAttribute('aria-expanded', 'true');
    await expect(client).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('link', { name: 'Add a store' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add a client' })).toBeNull();
    await userEvent.keyboard(' ');
    await expect(store).toHaveAttribute('aria-expanded', 'false');
  },
};

export const HalfWayAndBlocked: Story = {
  args: { steps: inStates('done', 'done', 'done', 'open', 'blocked', 'blocked') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Match stores/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const post = canvas.getByRole('button', { name: /Post the first payout.*Waiting/ });
    await userEvent.click(post);
    await expect(canvas.getByText(/^Waits for QuickBooks/)).toBeVisible();
  },
};

/** A list shared by two people: each step shows whose it is. */
export const SharedByTwo: Story = {
  args: {
    steps: STEPS.map((step) => ({
      ...step,
      who: ['books', 'post'].includes(step.id) ? 'Your accountant’s part' : 'Your part',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Add your client Your part/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /map the accounts Your accountant’s part/ }),
    ).toBeVisible();
  },
};

export const Attention: Story = {
  args: {
    steps: inStates('done', 'done', 'attention', 'open', 'open', 'blocked').map((step) =>
      step.id === 'platform'
        ? {
            ...step,
            children:
              'The login of Uber Eats was refused. Nothing is fetched until you sign in again.',
            action: <Button>Sign in to Uber Eats</Button>,
          }
        : step,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: /Connect a delivery platform.*Needs you/ }),
    ).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Resumed: Story = {
  args: { steps: inStates('done', 'done'), startsOpen: 'books' },
};

export const Complete: Story = {
  args: { steps: inStates('done', 'done', 'skipped', 'skipped', 'done', 'done') },
  play: async ({ canvasElement }) => {
    onDismiss.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the list' }));
    await expect(onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    title: 'Einrichtung der Buchführung abschließen',
    steps: STEPS.map((step) => ({
      ...step,
      label: 'Buchungskontenzuordnung für Lieferplattformauszahlungen vervollständigen',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...HalfWayAndBlocked, globals: { viewport: { value: 'phone' } } };
export const Dismissed: Story = {
  render: () => <PutAway />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the list' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the set-up' }));
    await expect(canvas.getByRole('region', { name: 'The set-up is finished' })).toBeVisible();
  },
};

function PutAway() {
  const [away, setAway] = useState(false);
  return away ? (
    <Button onClick={() => setAway(false)}>Show the set-up</Button>
  ) : (
    <SetupChecklist
      title="The set-up is finished"
      steps={inStates('done', 'done', 'skipped', 'skipped', 'done', 'done')}
      onDismiss={() => setAway(true)}
    />
  );
}

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <SetupChecklist title="At the beginning" steps={STEPS} />
      <SetupChecklist
        title="Every state"
        steps={inStates('done', 'skipped', 'attention', 'open', 'open', 'blocked')}
      />
      <SetupChecklist
        title="Finished"
        steps={inStates('done', 'done', 'skipped', 'skipped', 'done', 'done')}
        onDismiss={onDismiss}
      />
    </Stack>
  ),
};
export const RightToLeft: Story = {
  args: {
    title: 'أكمل الإعداد',
    steps: inStates('done', 'attention', 'open', 'open', 'open', 'blocked').map((step, at) => ({
      ...step,
      label:
        [
          'أضف عميلك',
          'أضف متجرًا',
          'اربط منصة توصيل',
          'طابق المتاجر',
          'اربط QuickBooks',
          'رحّل أول دفعة',
        ][at] ?? '',
      children: 'حيث يُباع الطعام. منطقته الزمنية تحدد اليوم.',
    })),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { args: Attention.args ?? {}, globals: { theme: 'dark' } };
