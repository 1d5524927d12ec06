import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Button } from '../button/button.tsx';
import { Announcer, useAnnounce } from './announcer.tsx';

const meta = {
  title: 'Components/Announcer',
  component: Announcer,
  args: { children: <Says /> },
} satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

type SaysProps = { find?: string; found?: string };

function Says({ find = 'Find', found = '3 rows found' }: SaysProps) {
  const announce = useAnnounce();
  return (
    <Inline>
      <Button onClick={() => announce(found)}>{find}</Button>
      <Button
        onClick={() => {
          announce('Row 1 selected');
          announce('Row 2 selected');
          announce('Row 1 selected');
        }}
      >
        Select two rows
      </Button>
      <Button
        onClick={() => {
          announce('Still posting');
          announce('The connection is lost', 'assertive');
        }}
      >
        Lose the connection
      </Button>
    </Inline>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const find = canvas.getByRole('button', { name: 'Find' });
    await userEvent.click(find);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 rows found\.$/));
    const first = canvas.getByText('3 rows found.');
    await userEvent.click(find);
    // Announced again: the sentence is in a new element.
    await waitFor(() => expect(first.isConnected).toBe(false));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^3 rows found\.$/);
  },
};

export const CoalescedBurst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select two rows' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Row 1 selected\. Row 2 selected\.$/),
    );
  },
};

export const AssertivePreempts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the connection' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The connection is lost$/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 rows found\.$/));
  },
};

async function saysAfterAPress(canvasElement: HTMLElement, find: string, found: string) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: find }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(found));
}

export const LongText: Story = {
  args: {
    children: (
      <Says
        find="Auszahlungen suchen"
        found="Drei Auszahlungsabrechnungen der Feinkostgeschäftsgesellschaft gefunden"
      />
    ),
  },
  play: ({ canvasElement }) =>
    saysAfterAPress(
      canvasElement,
      'Auszahlungen suchen',
      'Drei Auszahlungsabrechnungen der Feinkostgeschäftsgesellschaft gefunden.',
    ),
};
export const RightToLeft: Story = {
  args: { children: <Says find="بحث" found="تم العثور على ٣ صفوف" /> },
  globals: { direction: 'rtl', locale: 'ar' },
  play: ({ canvasElement }) => saysAfterAPress(canvasElement, 'بحث', 'تم العثور على ٣ صفوف.'),
};
/** The live region takes no space, even on small screens. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await saysAfterAPress(canvasElement, 'Find', '3 rows found.');
    const { width, height } = within(canvasElement).getByRole('status').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
/** Invisible: the picture shows what uses it. */
export const Matrix: Story = {};
