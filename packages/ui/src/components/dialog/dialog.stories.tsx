import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Text } from '../text/text.tsx';
import { DialogPanel } from './dialog-panel.tsx';
import { AlertDialog, Dialog, type DialogProps } from './dialog.tsx';
import * as styles from './dialog.css.ts';

const PARTS = (
  <DescriptionList
    items={[
      { term: 'March part', value: '$782.00' },
      { term: 'April part', value: '$2,508.50' },
    ]}
  />
);

const meta = {
  title: 'Components/Dialog',
  // Overlays the whole window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: Dialog,
  subcomponents: { AlertDialog },
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Post 2 entries for Noodle House?',
    description: 'They go to the books at once and can be reversed, not deleted.',
    children: PARTS,
  },
  render: (args) => <Opens {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function Opens(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Review and post</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        actions={props.actions ?? <Answers busy={props.busy} onBack={() => setOpen(false)} />}
      />
    </>
  );
}

function Answers({ busy, onBack }: { busy?: boolean | undefined; onBack?: () => void }) {
  return (
    <>
      <Button disabled={busy} onClick={onBack}>
        Go back
      </Button>
      <Button variant="primary" loading={busy}>
        Post 2 entries
      </Button>
    </>
  );
}

export const Default: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Review and post' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Post 2 entries for Noodle House?' });
    await expect(dialog).toHaveAccessibleDescription(
      'They go to the books at once and can be reversed, not deleted.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus());
    for (const _press of [1, 2, 3, 4, 5]) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus());
  },
};
export const Small: Story = { args: { size: 'sm', children: undefined } };
export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };
export const Full: Story = { args: { size: 'full' } };

const MANY = (
  <DescriptionList
    items={Array.from({ length: 40 }, (_, at) => ({
      term: `Payout ${at + 1}`,
      value: `$${(700 + at * 12.5).toFixed(2)}`,
    }))}
  />
);

export const Scrolls: Story = {
  args: { title: 'Post 40 entries for Noodle House?', children: MANY },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const list = await dialog.findByRole('region', { name: 'Post 40 entries for Noodle House?' });
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Go back' })).toBeVisible());
    const { bottom } = dialog.getByRole('button', { name: 'Go back' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

function AsksAgain(props: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Opens
        {...props}
        actions={<Button onClick={() => setAsking(true)}>Discard the draft</Button>}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard this draft?"
        description="The 2 entries are made again from the payout at any time."
        confirmLabel="Discard the draft"
        cancelLabel="Keep it"
        onConfirm={() => setAsking(false)}
      />
    </>
  );
}

export const Nested: Story = {
  render: (args) => <AsksAgain {...args} />,
  play: async () => {
    const first = await screen.findByRole('dialog');
    const discard = within(first).getByRole('button', { name: 'Discard the draft' });
    await userEvent.click(discard);
    const second = await screen.findByRole('dialog', { name: 'Discard this draft?' });
    await waitFor(() =>
      expect(within(second).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(discard).toHaveFocus());
    await expect(first).toBeVisible();
  },
};

export const NestedOpen: Story = {
  ...Nested,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const onOpenChange = fn();

export const Alert: Story = {
  render: () => (
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      size="sm"
      title="You are signed out"
      description="What you typed stays on this page. Sign in again to save it."
      actions={
        <>
          <Button>Stay here</Button>
          <Button variant="primary">Sign in again</Button>
        </>
      }
    />
  ),
  play: async () => {
    onOpenChange.mockClear();
    await expect(
      await screen.findByRole('alertdialog', { name: 'You are signed out' }),
    ).toHaveAccessibleDescription(/stays on this page/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

const PLAIN = { Title: 'h2', Description: 'p' } as const;
const nothing = () => undefined;

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg" align="start">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <section key={size} className={styles.panel[size]} aria-label={size}>
          <DialogPanel
            parts={PLAIN}
            title="Post 2 entries for Noodle House?"
            description="They go to the books at once and can be reversed, not deleted."
            actions={<Answers busy={size === 'md'} />}
            busy={size === 'md'}
            onClose={nothing}
          >
            {size === 'sm' ? undefined : PARTS}
          </DialogPanel>
        </section>
      ))}
      <section className={styles.panel.sm} aria-label="Alert">
        <DialogPanel
          parts={PLAIN}
          title="You are signed out"
          description="What you typed stays on this page."
          actions={<Button variant="primary">Sign in again</Button>}
        />
      </section>
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    size: 'sm',
    title: 'Auszahlungsbuchungssätze der Feinkostgeschäftsgesellschaft übertragen?',
    description:
      'Sie werden unmittelbar in die Buchhaltung übernommen und können nur storniert, nicht gelöscht werden.',
    children: <Text>Umsatzsteuervoranmeldungszeitraum: März</Text>,
    actions: (
      <>
        <Button>Zurück zur Übersicht</Button>
        <Button variant="primary">Buchungssätze unwiderruflich übertragen</Button>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'ترحيل قيدين إلى دفاتر Noodle House؟',
    description: 'تُرحَّل فورًا ويمكن عكسها لا حذفها.',
    children: <DescriptionList items={[{ term: 'جزء أبريل', value: '$2,508.50' }]} />,
    actions: (
      <>
        <Button>رجوع</Button>
        <Button variant="primary">ترحيل قيدين</Button>
      </>
    ),
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneFull: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
