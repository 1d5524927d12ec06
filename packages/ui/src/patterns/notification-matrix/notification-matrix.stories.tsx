import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { NotificationMatrix } from './notification-matrix.tsx';

const onRowChange = fn();

const meta = {
  title: 'Patterns/Notification matrix',
  component: NotificationMatrix,
  args: {
    caption: 'Notifications',
    onRowChange,
    rows: [
      {
        id: 'import_finished',
        event: 'Import finished',
        meaning: 'Its payouts are ready to review.',
        inApp: true,
        email: 'never',
      },
      {
        id: 'import_blocked',
        event: 'Import blocked',
        meaning: 'A report doesn’t add up or can’t be read.',
        inApp: true,
        email: 'at_once',
      },
    ],
  },
} satisfies Meta<typeof NotificationMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onRowChange.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'Import finished: in the app' }));
    await expect(onRowChange).toHaveBeenLastCalledWith('import_finished', {
      inApp: false,
      email: 'never',
    });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Import blocked: by email' }),
      'Weekly',
    );
    await expect(onRowChange).toHaveBeenLastCalledWith('import_blocked', {
      inApp: true,
      email: 'weekly',
    });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Import blocked: by email' }),
      'Daily',
    );
    await expect(onRowChange).toHaveBeenLastCalledWith('import_blocked', {
      inApp: true,
      email: 'daily',
    });
  },
};

export const Disabled: Story = { args: { disabled: true } };
const ROWS = meta.args.rows;

export const Matrix: Story = {
  render: ({ rows, onRowChange: change }) => (
    <Stack gap="xl">
      <NotificationMatrix
        caption="Every way"
        onRowChange={change}
        rows={(['never', 'at_once', 'weekly'] as const).flatMap((email) =>
          [true, false].map((inApp) => ({
            id: `${email}-${String(inApp)}`,
            event: `Email ${email.replace('_', ' ')}, in the app ${inApp ? 'too' : 'not'}`,
            inApp,
            email,
          })),
        )}
      />
      <NotificationMatrix caption="Not to be changed" rows={rows} onRowChange={change} disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    caption: 'Benachrichtigungen',
    rows: ROWS.map((row) => ({
      ...row,
      event: 'Eine Auszahlungsdetailauswertung konnte nicht eingelesen werden',
      meaning: 'Die Abrechnung geht nicht auf oder kann nicht gelesen werden.',
    })),
  },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    caption: 'الإشعارات',
    rows: ROWS.map((row) => ({
      ...row,
      event: 'اكتمل استيراد التقرير',
      meaning: 'دفعاته جاهزة للمراجعة.',
    })),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
