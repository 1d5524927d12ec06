import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { Badge, CounterBadge } from './badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Sample data' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sample data')).toBeVisible();
  },
};

const TONES = ['neutral', 'brand', 'info', 'success', 'warning', 'danger'] as const;

function AllOfThem() {
  return (
    <Stack gap="md">
      <Inline gap="xs" align="center">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {
              {
                neutral: 'Read only',
                brand: 'New',
                info: 'Beta',
                success: 'Verified',
                warning: 'Sample data',
                danger: 'Production',
              }[tone]
            }
          </Badge>
        ))}
      </Inline>
      <Inline gap="md" align="center">
        {([0, 1, 12, 99, 100] as const).map((count) => (
          <CounterBadge key={count} count={count} label="entries to review" showZero />
        ))}
        <CounterBadge count={12} label="entries to review" tone="brand" />
        <CounterBadge count={3} label="failed runs" tone="danger" />
      </Inline>
      <Inline gap="xs" align="baseline">
        <Text>Walnut Street</Text>
        <Badge>Archived</Badge>
      </Inline>
    </Stack>
  );
}

export const Matrix: Story = { render: () => <AllOfThem /> };

export const CounterNone: Story = {
  render: () => <CounterBadge count={0} label="unread messages" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
export const CounterTwelve: Story = {
  render: () => (
    <Button>
      Messages <CounterBadge count={12} label="unread" />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: /^Messages\s+12 unread$/ }),
    ).toBeVisible();
  },
};
export const CounterOverflow: Story = {
  render: () => <CounterBadge count={1_240} label="unread messages" tone="brand" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+ 1,240 unread messages');
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
  },
};

export const LongGerman: Story = {
  render: () => (
    <Box width="field">
      <Badge tone="warning">Buchungszeitraum abgeschlossen und gegen Änderungen gesperrt</Badge>
    </Box>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <Inline gap="md" align="center">
      <Badge tone="brand">جديد</Badge>
      <Badge>للقراءة فقط</Badge>
      <CounterBadge count={120} label="رسالة غير مقروءة" />
    </Inline>
  ),
  globals: { direction: 'rtl' },
};
export const Phone: Story = {
  render: () => <AllOfThem />,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { render: () => <AllOfThem />, globals: { theme: 'dark' } };
