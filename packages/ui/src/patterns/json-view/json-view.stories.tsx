import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Columns } from '../../layout/columns/columns.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { ENTRY_REQUEST, ORDERS } from './json-payload.fixture.ts';
import { JsonView } from './json-view.tsx';

const meta = {
  title: 'Patterns/JSON view',
  component: JsonView,
  args: { label: 'Body of the request', value: ENTRY_REQUEST },
} satisfies Meta<typeof JsonView>;
export default meta;

type Story = StoryObj<typeof meta>;

const treeOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('tree', { name: 'Body of the request' });

function sideOf(canvasElement: HTMLElement) {
  return document.getElementById(treeOf(canvasElement).getAttribute('aria-activedescendant') ?? '');
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tree = within(treeOf(canvasElement));
    await expect(tree.getAllByRole('treeitem')).toHaveLength(10);
    const lines = tree.getByRole('treeitem', { name: 'Line: 3 items' });
    await expect(lines).toHaveAttribute('aria-expanded', 'false');
    await expect(lines).toHaveAttribute('aria-posinset', '6');
    await expect(lines).toHaveAttribute('aria-setsize', '9');
    await userEvent.click(lines);
    await expect(tree.getByRole('treeitem', { name: '0: 4 keys' })).toHaveAttribute(
      'aria-level',
      '3',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    treeOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await waitFor(() => expect(sideOf(canvasElement)).toHaveTextContent('auth:'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(sideOf(canvasElement)).toHaveTextContent(/^realm: ?"9130350"$/));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(sideOf(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(within(canvasElement).getAllByRole('treeitem')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).getAllByRole('treeitem')).toHaveLength(10));
  },
};

export const FoundByTyping: Story = {
  play: async ({ canvasElement }) => {
    treeOf(canvasElement).focus();
    await userEvent.keyboard('at');
    await waitFor(() => expect(sideOf(canvasElement)).toHaveTextContent(/^Attachments: ?\[\]$/));
    await userEvent.keyboard('{Home}*');
    await waitFor(() => expect(within(canvasElement).getAllByRole('treeitem')).toHaveLength(10));
    await userEvent.keyboard('{ArrowDown}*');
    await waitFor(() => expect(within(canvasElement).getAllByRole('treeitem')).toHaveLength(16));
  },
};

const written = fn();

function takeClipboard() {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: written.mockReset().mockResolvedValue(undefined) },
  });
}

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    takeClipboard();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Line: 3 items' }));
    await userEvent.click(canvas.getByRole('treeitem', { name: '2: 4 keys' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy path' }));
    await expect(written).toHaveBeenLastCalledWith('$.Line[2]');
    await userEvent.click(canvas.getByRole('treeitem', { name: 'DocNumber: "UE-7F3A91C2-1"' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy value' }));
    await expect(written).toHaveBeenLastCalledWith('UE-7F3A91C2-1');
  },
};

export const Collapsed: Story = {
  args: { openLevels: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('treeitem', { name: '9 keys' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand one level' }));
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1);
  },
};

export const ExpandedWhole: Story = { args: { openLevels: Infinity, height: 720 } };

export const Redacted: Story = {
  args: { hidden: ['/auth/token', '/PrivateNote', '/Line/0'], openLevels: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('treeitem', { name: 'token: hidden' })).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: '0: hidden' })).not.toHaveAttribute(
      'aria-expanded',
    );
    await expect(canvas.queryByText(/withheld|Fishtown/)).toBeNull();
    takeClipboard();
    await userEvent.click(canvas.getByRole('treeitem', { name: 'token: hidden' }));
    await expect(canvas.getByText('$.auth.token')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy value' }));
    await expect(written).toHaveBeenLastCalledWith('hidden');
  },
};

export const Huge: Story = {
  args: { label: 'Orders of April', value: ORDERS, openLevels: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    const tree = canvas.getByRole('tree', { name: 'Orders of April' });
    tree.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(
        canvas.getByRole('treeitem', { name: 'currency: "USD"', selected: true }),
      ).toBeVisible(),
    );
    await expect(canvas.getByText('$.order_1111.currency')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(600);
  },
};

export const Printed: Story = {
  args: { label: 'Orders of April', value: ORDERS },
  play: async ({ canvasElement }) => {
    globalThis.dispatchEvent(new Event('beforeprint'));
    await expect(canvasElement.querySelectorAll('[role="treeitem"]')).toHaveLength(1_112);
    globalThis.dispatchEvent(new Event('afterprint'));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[role="treeitem"]').length).toBeLessThan(60),
    );
    await expect(within(canvasElement).getByRole('treeitem', { name: '1,111 keys' })).toBeVisible();
  },
};

export const Scalar: Story = { args: { label: 'Answer', value: 'accepted' } };

export const LongWords: Story = {
  args: {
    label: 'Inhalt der Anfrage',
    openLevels: 2,
    value: {
      Buchungstext:
        'Lieferplattformverrechnungskontoabstimmung für die Kalenderwoche vierzehn einschließlich nachträglicher Erstattungskorrekturbuchungen und Werbekostenzuschüssen',
      Umsatzsteuervoranmeldungszeitraum: 'April 2026',
      Gegenkonten: ['Durchlaufposten Trinkgeld', 'Forderungen aus Lieferplattformgeschäften'],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Buchungstext/ }));
    await expect(canvas.getAllByText(/Werbekostenzuschüssen/)).toHaveLength(2);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Columns gap="xl">
      {(
        [
          ['Closed', { openLevels: 0 }],
          ['One level', {}],
          [
            'Hidden values',
            { openLevels: 2, hidden: ['/auth/token', '/Line/1', '/DepartmentRef'] },
          ],
        ] as const
      ).map(([title, state]) => (
        <Stack key={title} gap="xs">
          <Heading level={2} size="small">
            {title}
          </Heading>
          <JsonView {...args} label={`${title}: ${args.label}`} {...state} />
        </Stack>
      ))}
    </Columns>
  ),
};

export const RightToLeft: Story = {
  args: {
    label: 'نص الطلب',
    value: { المطعم: 'مائدة الميناء', المبلغ: 329050, ref: 'UE-7F3A91C2' },
  },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { hidden: ['/auth'] }, globals: { theme: 'dark' } };
