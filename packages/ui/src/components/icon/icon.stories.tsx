import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Icon, ICON_NAMES } from './icon.tsx';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'payout' } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap="lg">
      {ICON_NAMES.map((name) => (
        <Inline key={name} gap="xs">
          <Icon name={name} />
          <Icon name={name} size={20} />
          <Text as="span" size="small">
            {name}
          </Text>
        </Inline>
      ))}
    </Inline>
  ),
};

/** Beside a word, at its size; it never stands alone. */
export const BesideAWord: Story = {
  render: () => (
    <Inline gap="xs">
      <Icon name="warning" />
      <Text as="span">3 rows are quarantined</Text>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing?.getBoundingClientRect().width).toBe(16);
  },
};
export const LongText: Story = {
  render: () => (
    <Inline gap="xs" wrap="nowrap" align="start">
      <Icon name="warning" />
      <Text>Drei Zeilen der Auszahlungsdetailauswertung wurden zurückgestellt</Text>
    </Inline>
  ),
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  render: () => (
    <Inline gap="xs">
      <Icon name="warning" />
      <Text as="span">ثلاثة صفوف معزولة</Text>
    </Inline>
  ),
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
