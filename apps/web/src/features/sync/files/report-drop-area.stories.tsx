import { ApiError } from '@platebook/api-client';
import { Stack } from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wholeImport } from '../../../shared/testing/answers.fake.ts';
import { ReportDropArea, StorageNote } from './report-drop-area.tsx';
import { refusalOf, toUploadItem, type Upload } from './uploads.ts';
import type { Uploads } from './use-uploads.ts';

const MB = 1024 * 1024;

function uploadsOf(...uploads: readonly Upload[]): Uploads {
  return {
    items: uploads.map((upload) =>
      toUploadItem(upload, upload.state === 'accepted' ? wholeImport : undefined),
    ),
    resumable: new Set(
      uploads.flatMap((upload) =>
        upload.state === 'refused' && upload.canResume === true ? [upload.id] : [],
      ),
    ),
    add: fn(),
    remove: fn(),
    pause: fn(),
    resume: fn(),
  };
}

function stopped(name: string, refusal: Parameters<typeof refusalOf>[0]): Upload {
  return { id: name, name, state: 'refused', ...refusalOf(refusal) };
}

function refused(name: string, status: number, code: string, message: string): Upload {
  const error = new ApiError({ message, status, code, method: 'POST' });
  return stopped(name, { error, percent: undefined, isPaused: false });
}

const UNDER_WAY: Upload = { id: 'way', name: 'doordash-2025.csv', state: 'sending', percent: 45 };
const PAUSED = stopped('doordash-2025.csv', { error: null, percent: 45, isPaused: true });
const LOST = stopped('doordash-2025.csv', {
  error: new ApiError({
    message: 'No answer.',
    status: null,
    code: 'network_error',
    method: 'PUT',
  }),
  percent: 45,
  isPaused: false,
});
const TOO_LARGE = refused(
  'every-store-2021-2025.csv',
  413,
  'report_too_large',
  'The report is larger than 200 MB. Export a shorter period, or fewer stores at a time.',
);
const QUOTA = refused(
  'doordash-2024.csv',
  409,
  'storage_limit_reached',
  'This file (180.2 MB) does not fit: 890.4 MB of the 1000.0 MB of your plan are used. Change the plan, or delete unfinished uploads.',
);
const BUSY = refused(
  'week-12.csv',
  503,
  'uploads_busy',
  'Too many files are being uploaded at once. Nothing of this one was stored. Try again in a few seconds.',
);
const DONE: Upload = {
  id: 'done',
  name: 'uber-eats-april.csv',
  state: 'accepted',
  importId: 'i1',
  alreadyImported: false,
};

/** The import page's drop area, in every state of an upload. */
const meta = {
  title: 'Import/Uploads',
  component: ReportDropArea,
  args: {
    limits: { report_bytes: 200 * MB, zip_unpacked_bytes: 100 * MB },
    uploads: uploadsOf(),
  },
} satisfies Meta<typeof ReportDropArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByLabelText('Add report files'),
    ).toHaveAccessibleDescription(/up to 200 MB each/);
  },
};

export const UnderWay: Story = {
  args: { uploads: uploadsOf(UNDER_WAY) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading doordash-2025.csv' }),
    ).toHaveAttribute('aria-valuenow', '45');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause doordash-2025.csv' }));
    await expect(args.uploads.pause).toHaveBeenLastCalledWith('way');
  },
};

export const Paused: Story = {
  args: { uploads: uploadsOf(PAUSED) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Paused at 45%/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume upload' }));
    await expect(args.uploads.resume).toHaveBeenLastCalledWith('doordash-2025.csv');
  },
};

export const Interrupted: Story = {
  args: { uploads: uploadsOf(LOST) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^The connection was lost at 45%/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resume upload' })).toBeVisible();
  },
};

export const TooLarge: Story = { args: { uploads: uploadsOf(TOO_LARGE) } };

export const StorageFull: Story = {
  args: { uploads: uploadsOf(QUOTA) },
  render: (args) => (
    <Stack gap="xs">
      <ReportDropArea {...args} />
      <StorageNote storage={{ used_bytes: 890.4 * MB, limit_bytes: 1_000 * MB }} />
    </Stack>
  ),
};

export const Busy: Story = {
  args: { uploads: uploadsOf(BUSY) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).queryByRole('button', { name: 'Resume upload' }),
    ).not.toBeInTheDocument();
  },
};

export const Done: Story = { args: { uploads: uploadsOf(DONE) } };

export const EveryState: Story = {
  args: { uploads: uploadsOf(UNDER_WAY, { ...LOST, id: 'lost' }, TOO_LARGE, QUOTA, BUSY, DONE) },
};
export const Phone: Story = { ...EveryState, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...EveryState, globals: { theme: 'dark' } };
