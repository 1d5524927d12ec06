import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Tag, TagGroup, type TagGroupProps } from './tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'Fishtown' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Fishtown')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    const remove = within(canvasElement).getByRole('button', { name: 'Remove Fishtown' });
    await userEvent.click(remove);
    remove.focus();
    await userEvent.keyboard('{Delete}{Backspace}{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(4);
  },
};

const STORES = ['Walnut Street', 'Fishtown', 'Rittenhouse'].map((label) => ({ id: label, label }));

function Chosen({ tags: given, ...props }: Omit<TagGroupProps, 'onRemove'>) {
  const [tags, setTags] = useState(given);
  return (
    <TagGroup
      {...props}
      tags={tags}
      onRemove={(id) => setTags((known) => known.filter((tag) => tag.id !== id))}
    />
  );
}

export const RemovedOneByOne: Story = {
  render: () => <Chosen label="Stores" tags={STORES} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    button('Fishtown').focus();
    await userEvent.keyboard('{Delete}');
    await expect(button('Rittenhouse')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(button('Walnut Street')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('list', { name: 'Stores' })).toHaveFocus();
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
  },
};

function AllOfThem() {
  return (
    <Stack gap="md">
      <Inline gap="xs">
        <Tag>Fishtown</Tag>
        <Tag onRemove={fn()}>Fishtown</Tag>
      </Inline>
      <TagGroup label="Stores that are read" tags={STORES} />
      <Chosen label="Stores" tags={STORES} />
    </Stack>
  );
}

export const Matrix: Story = { render: () => <AllOfThem /> };
export const LongGerman: Story = {
  render: () => (
    <Chosen
      label="Empfänger"
      tags={[
        { id: '1', label: 'Steuerberatungsgesellschaft Hohenlohe-Schillingsfürst und Partner mbB' },
        { id: '2', label: 'Buchhaltung' },
      ]}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  render: () => (
    <Chosen
      label="المتاجر"
      tags={['شارع الجوز', 'المدينة القديمة'].map((label) => ({ id: label, label }))}
    />
  ),
  globals: { direction: 'rtl' },
};
export const Phone: Story = {
  render: () => <AllOfThem />,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { render: () => <AllOfThem />, globals: { theme: 'dark' } };
