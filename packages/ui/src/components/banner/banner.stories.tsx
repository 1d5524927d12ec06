import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Banner, InlineAlert, type MessageTone } from './banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    title: '3 rows are quarantined',
    children: 'They enter no journal. The other 211 rows go on.',
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

const MESSAGES: readonly { tone: MessageTone; title: string; text: string }[] = [
  {
    tone: 'info',
    title: 'This file was imported on 7 Apr',
    text: 'Nothing was stored twice. This is the earlier import.',
  },
  { tone: 'success', title: 'Every row foots', text: 'All 214 rows went into 2 entries.' },
  {
    tone: 'warning',
    title: '3 rows are quarantined',
    text: 'They enter no journal. The other 211 rows go on.',
  },
  {
    tone: 'danger',
    title: 'This file cannot be read',
    text: 'Nothing was stored. The column “Loyalty fee” holds money and is not known.',
  },
];

export const Default: Story = {};

const onDismiss = fn();
const LINKS = (
  <>
    <Link href="#march">March, 2 rows</Link>
    <Link href="#april">April, 1 row</Link>
    <Link href="#help">Why rows are kept out</Link>
  </>
);

export const Matrix: Story = {
  render: () => (
    <Stack gap="md">
      {MESSAGES.map(({ tone, title, text }) => (
        <Banner key={tone} tone={tone} title={title}>
          {text}
        </Banner>
      ))}
      {MESSAGES.map(({ tone, title, text }) => (
        <Banner
          key={tone}
          tone={tone}
          title={title}
          action={<Button size="sm">Show the rows</Button>}
          onDismiss={onDismiss}
          dismissLabel={`Dismiss: ${title}`}
        >
          {text}
        </Banner>
      ))}
      {MESSAGES.map(({ tone, title }) => (
        <Banner key={tone} tone={tone} title={title} action={LINKS} />
      ))}
      {MESSAGES.map(({ tone, title, text }) => (
        <InlineAlert key={tone} tone={tone} title={title}>
          {text}
        </InlineAlert>
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    action: (
      <>
        <Button size="sm">Show the rows</Button>
        <Link href="#help">Why rows are kept out</Link>
      </>
    ),
  },
};

export const LinkList: Story = {
  args: { action: LINKS },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#march',
      '#april',
      '#help',
    ]);
  },
};

export const Dismissible: Story = {
  render: () => (
    <Banner
      tone="info"
      title="Prices are in US dollars"
      onDismiss={onDismiss}
      dismissLabel="Dismiss message"
    />
  ),
  play: async ({ canvasElement }) => {
    onDismiss.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss message' }));
    await expect(onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const Appeared: Story = {
  args: {
    tone: 'danger',
    title: 'This file cannot be read',
    children: 'Nothing was stored.',
    appeared: true,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'This file cannot be read',
    );
  },
};

export const LongText: Story = {
  args: {
    title: 'Drei Zeilen der Auszahlungsdetailauswertung wurden zurückgestellt',
    children:
      'Ihre Einzelbeträge ergeben nicht die angegebene Gesamtauszahlung. Sie gelangen in keinen Buchungssatz; die übrigen 211 Zeilen werden verarbeitet.',
  },
};

export const Phone: Story = { ...WithAction, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: {
    title: 'ثلاثة صفوف معزولة',
    children: 'لا تدخل أي قيد. وتُعالج الصفوف الـ 211 الأخرى.',
    onDismiss,
    dismissLabel: 'إخفاء الرسالة',
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
