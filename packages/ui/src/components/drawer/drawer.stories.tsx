import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../layout/grid/grid.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { DrawerPanel } from './drawer-panel.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';
import * as styles from './drawer.css.ts';

const ROWS = (
  <DescriptionList
    items={[
      { term: 'Order 4F2A1', value: '$6.42' },
      { term: 'Order 4F2B7', value: '$7.10' },
      { term: 'Order 4F2C0', value: '$5.98' },
      { term: '45 more orders', value: '$290.50' },
      { term: 'Delivery commission', value: '$310.00' },
    ]}
  />
);

const meta = {
  title: 'Components/Drawer',
  // Overlays the whole window: on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: Drawer,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Delivery commission',
    description: '48 rows of the payout of 7 April, $310.00',
    children: ROWS,
  },
  render: (args) => <Opens {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

function Opens(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the rows</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open the rows' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Delivery commission' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await expect(drawer).toHaveAccessibleDescription('48 rows of the payout of 7 April, $310.00');
    for (const _press of [1, 2, 3]) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const FILTERS = (
  <Stack gap="md">
    <TextField label="Order" defaultValue="" />
    <Stack as="fieldset" gap="xs">
      <Checkbox label="Only rows without an account" />
      <Checkbox label="Only refunds" defaultChecked />
    </Stack>
  </Stack>
);

export const Details: Story = {
  args: {
    open: true,
    actions: (
      <>
        <Button icon="download">Download rows</Button>
        <Button variant="primary">Change the account</Button>
      </>
    ),
  },
};

export const Filters: Story = {
  args: {
    open: true,
    size: 'sm',
    title: 'Filter rows',
    description: undefined,
    children: FILTERS,
    actions: (
      <>
        <Button>Reset</Button>
        <Button variant="primary">Show 12 rows</Button>
      </>
    ),
  },
};

function Edits(props: DrawerProps) {
  const [typed, setTyped] = useState('');
  return (
    <Opens {...props} unsaved={typed === '' ? undefined : 'The note is not saved.'}>
      <TextField
        label="Note"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Opens>
  );
}

export const DirtyGuard: Story = {
  args: { open: true, size: 'sm', title: 'Note', description: undefined },
  render: (args) => <Edits {...args} />,
  play: async () => {
    const note = await screen.findByLabelText('Note', { selector: 'input' });
    await userEvent.type(note, 'Ask Uber');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard what you entered?' });
    await expect(question).toHaveAccessibleDescription('The note is not saved.');
    const keep = within(question).getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(keep);
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveValue('Ask Uber');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DirtyGuardAsking: Story = {
  ...DirtyGuard,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Note', { selector: 'input' }), 'Ask Uber');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};

export const NothingTypedNothingAsked: Story = {
  ...DirtyGuard,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Note' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LeavesThePageInUse: Story = {
  args: { open: true, modal: false, size: 'sm' },
  play: async ({ canvasElement }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Delivery commission' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await waitFor(() => expect(drawer).toBeVisible());
    const opener = within(canvasElement).getByRole('button', { name: 'Open the rows' });
    await userEvent.click(opener);
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(drawer).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LeavesThePageInUseOpen: Story = { args: LeavesThePageInUse.args ?? {} };

function Subjects(props: DrawerProps) {
  const [at, setAt] = useState(1);
  return (
    <Drawer
      {...props}
      open
      title={`Entry ${at}`}
      subject={String(at)}
      actions={at === 1 ? <Button onClick={() => setAt(2)}>Approve</Button> : undefined}
    />
  );
}

export const AnotherSubject: Story = {
  render: (args) => <Subjects {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Entry 2' })).toHaveFocus());
  },
};

export const ManyRows: Story = {
  args: {
    open: true,
    children: (
      <DescriptionList
        items={Array.from({ length: 48 }, (_, at) => ({
          term: `Order ${at + 1}`,
          value: `$${(5 + at / 10).toFixed(2)}`,
        }))}
      />
    ),
    actions: <Button icon="download">Download rows</Button>,
  },
};

const PLAIN = { Title: 'h2', Description: 'p' } as const;
const nothing = () => undefined;

export const Matrix: Story = {
  render: () => (
    <Grid columns={2}>
      <section className={styles.panel} aria-label="Details">
        <DrawerPanel
          parts={PLAIN}
          title="Delivery commission"
          description="48 rows of the payout of 7 April, $310.00"
          actions={<Button icon="download">Download rows</Button>}
          onClose={nothing}
        >
          {ROWS}
        </DrawerPanel>
      </section>
      <section className={styles.panel} aria-label="Filters">
        <DrawerPanel
          parts={PLAIN}
          title="Filter rows"
          actions={
            <>
              <Button>Reset</Button>
              <Button variant="primary">Show 12 rows</Button>
            </>
          }
          onClose={nothing}
        >
          {FILTERS}
        </DrawerPanel>
      </section>
    </Grid>
  ),
};

export const LongWords: Story = {
  args: {
    open: true,
    size: 'sm',
    title: 'Lieferdienstvermittlungsgebühren der Auszahlung',
    description: '48 Zeilen der Auszahlungsabrechnung vom 7. April, 310,00 $',
    children: (
      <Text>
        Die Vermittlungsgebühren werden dem Aufwandskonto „Provisionen der Lieferplattformen“
        zugeordnet.
      </Text>
    ),
    actions: (
      <>
        <Button>Zurücksetzen</Button>
        <Button variant="primary">Buchungszeilen herunterladen</Button>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  args: {
    open: true,
    size: 'sm',
    title: 'عمولة التوصيل',
    description: '48 صفًا من دفعة 7 أبريل',
    children: <Text>تُقيَّد العمولة في حساب رسوم المنصات.</Text>,
    actions: <Button>تنزيل الصفوف</Button>,
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { ...Details, globals: { viewport: { value: 'phone' } } };
export const PhoneLeavesThePageInUse: Story = {
  ...LeavesThePageInUseOpen,
  globals: { viewport: { value: 'phone' } },
};
export const Open: Story = { ...Details };
export const Dark: Story = { ...Details, globals: { theme: 'dark' } };
