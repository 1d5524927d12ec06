import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';

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

const csv = (name: string) => new File(['a,b\n1,2\n'], name, { type: 'text/csv' });

export const Idle: Story = {
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
    const area = within(canvasElement).getByText('or drop them here');
    await fireEvent.dragEnter(area);
    await expect(within(canvasElement).getByText('Drop to add')).toBeVisible();
  },
};

export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const files = [csv('march.csv'), csv('april.csv')];
    const dataTransfer = new DataTransfer();
    for (const file of files) {
      dataTransfer.items.add(file);
    }
    // Dispatched by hand: the testing library would make an empty DataTransfer of it.
    canvas
      .getByText('or drop them here')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onFiles).toHaveBeenLastCalledWith(files);
    await expect(canvas.getByText('or drop them here')).toBeVisible();
  },
};

export const Items: Story = {
  args: {
    onRemove: fn(),
    items: [
      { id: '1', name: 'uber-eats-march.csv', state: 'uploading', percent: 62 },
      { id: '2', name: 'doordash-april.zip', state: 'reading' },
      { id: '3', name: 'uber-eats-april.csv', state: 'parsed', rows: 214 },
      { id: '4', name: 'uber-eats-may.csv', state: 'parsed', rows: 1_204, quarantined: 3 },
      {
        id: '5',
        name: 'uber-eats-april (1).csv',
        state: 'duplicate',
        message: 'Imported before, on 7 Apr. Nothing was stored twice.',
      },
      {
        id: '6',
        name: 'store-pauses.csv',
        state: 'rejected',
        message: 'A list of store pauses; it holds no money. Nothing was stored.',
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading uber-eats-march.csv' }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove store-pauses.csv from the list' }),
    );
    await expect(args.onRemove).toHaveBeenLastCalledWith('6');
  },
};

export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        name: 'Auszahlungsdetails_Zum_Goldenen_Hirschen_am_Kurfuerstendamm_2026-03-30_bis_2026-04-05_endgueltig.csv',
        state: 'rejected',
        message:
          'The column “Loyalty fee” holds money and is not known, so this file cannot be booked. Nothing was stored.',
      },
    ],
  },
};
export const Phone: Story = { args: { ...Items.args }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { ...Items.args }, globals: { theme: 'dark' } };
