import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { FileDrop } from './file-drop.tsx';
import type { FileDropItem } from './file-drop-list.tsx';

const meta = {
  title: 'Components/File drop',
  component: FileDrop,
  args: {
    label: 'Add report files',
    hint: 'CSV or ZIP from Uber Eats or DoorDash, up to 10 MB each.',
    accept: '.csv,.zip',
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

const UPLOADING: FileDropItem = {
  id: '1',
  name: 'uber-eats-march.csv',
  state: 'uploading',
  percent: 62,
};
const PARSED: FileDropItem = { id: '3', name: 'uber-eats-april.csv', state: 'parsed', rows: 214 };
const PARTIAL: FileDropItem = {
  id: '4',
  name: 'uber-eats-may.csv',
  state: 'parsed',
  rows: 1_204,
  quarantined: 3,
  action: <Link href="#quarantine">See the 3 rows</Link>,
};
const LOST: FileDropItem = {
  id: '7',
  name: 'doordash-may.zip',
  state: 'rejected',
  message: 'The connection broke at 62 %. Nothing of it was stored.',
  action: <Button size="sm">Send it again</Button>,
};
const PAUSES: FileDropItem = {
  id: '6',
  name: 'store-pauses.csv',
  state: 'rejected',
  message: 'A list of store pauses; it holds no money. Nothing was stored.',
};
const ITEMS: readonly FileDropItem[] = [
  UPLOADING,
  { id: '2', name: 'doordash-april.zip', state: 'reading' },
  PARSED,
  PARTIAL,
  {
    id: '5',
    name: 'uber-eats-april (1).csv',
    state: 'duplicate',
    message: 'Imported before, on 7 Apr. Nothing was stored twice.',
  },
  PAUSES,
  LOST,
];

/** Dispatched manually: the testing library would create an empty DataTransfer. */
function drop(on: HTMLElement, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) {
    dataTransfer.items.add(file);
  }
  on.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

const csv = (name: string) => new File(['a,b\n1,2\n'], name, { type: 'text/csv' });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Add report files');
    await expect(input).toHaveAccessibleDescription(
      'CSV or ZIP from Uber Eats or DoorDash, up to 10 MB each.',
    );
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const file = csv('march.csv');
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
  },
};

export const Over: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText('or drop them here');
    await fireEvent.dragEnter(words);
    await expect(canvas.getByText('Drop to add')).toBeVisible();
    // Enters a child of the area, then leaves it.
    await fireEvent.dragLeave(words, { relatedTarget: canvas.getByText('Add report files') });
    await expect(canvas.getByText('Drop to add')).toBeVisible();
    await fireEvent.dragLeave(words, { relatedTarget: document.body });
    await expect(canvas.getByText('or drop them here')).toBeVisible();
    await fireEvent.dragEnter(words);
  },
};

export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const files = [csv('march.csv'), csv('april.csv')];
    drop(canvas.getByText('or drop them here'), files);
    await expect(args.onFiles).toHaveBeenLastCalledWith(files);
    await expect(canvas.getByText('or drop them here')).toBeVisible();
  },
};

/** Unreadable files are not uploaded and show why; the others continue. */
export const Refused: Story = {
  args: { maxBytes: 40, onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const good = csv('march.csv');
    drop(canvas.getByText('or drop them here'), [
      new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }),
      good,
      new File(['a,b\n1,2\n'.repeat(8)], 'year.csv', { type: 'text/csv' }),
    ]);
    await expect(args.onFiles).toHaveBeenLastCalledWith([good]);
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'menu.pdfA .pdf file can’t be read here. Nothing was sent. Add .csv or .zip.',
      'year.csv0.1 MB is over the 0.1 MB limit for a file. Nothing was sent. Split it and add the parts.',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files: 2 refused');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove menu.pdf from the list' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Uploading: Story = {
  args: { items: [UPLOADING], onPause: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading uber-eats-march.csv' }),
    ).toHaveAttribute('aria-valuenow', '62');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause uber-eats-march.csv' }));
    await expect(args.onPause).toHaveBeenLastCalledWith('1');
  },
};

export const Parsed: Story = { args: { items: [PARSED], onRemove: fn() } };

export const PartialErrors: Story = {
  args: { items: [PARTIAL], onRemove: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1,204 rows read, 3 set aside')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the 3 rows' })).toBeVisible();
  },
};

export const Rejected: Story = {
  args: { items: [LOST, PAUSES], onRemove: fn() },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Send it again' }),
    ).toBeVisible();
  },
};

export const Items: Story = {
  args: { onRemove: fn(), items: ITEMS },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '7 files: 2 in progress, 2 read, 1 imported before, 2 refused',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove store-pauses.csv from the list' }),
    );
    await expect(args.onRemove).toHaveBeenLastCalledWith('6');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    drop(canvas.getByText('or drop them here'), [csv('march.csv')]);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Add report files')).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <FileDrop {...args} items={ITEMS} onRemove={fn()} onPause={fn()} />
      <FileDrop {...args} label="Add receipts" hint="PDF or a photograph." disabled />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Auszahlungsberichte hinzufügen',
    hint: 'CSV- oder ZIP-Dateien aus den Auszahlungsübersichten der Lieferplattformen, je Datei höchstens 10 MB.',
    onRemove: fn(),
    items: [
      {
        id: '1',
        name: 'Auszahlungsdetails_Zum_Goldenen_Hirschen_am_Kurfuerstendamm_2026-03-30_bis_2026-04-05_endgueltig.csv',
        state: 'rejected',
        message:
          'Die Spalte „Treueprogrammgebühr“ enthält Beträge und ist unbekannt, daher kann diese Datei nicht gebucht werden. Es wurde nichts gespeichert.',
      },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    label: 'إضافة ملفات التقارير',
    hint: 'ملفات CSV أو ZIP حتى ١٠ ميغابايت.',
    onRemove: fn(),
    items: [
      { id: '1', name: 'دفعات-مارس.csv', state: 'uploading', percent: 62 },
      {
        id: '2',
        name: 'إيقاف-المتجر.csv',
        state: 'rejected',
        message: 'قائمة بفترات إيقاف المتجر ولا مبالغ فيها. لم يُحفظ شيء.',
      },
    ],
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
