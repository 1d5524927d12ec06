import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { LoadMore, Pagination } from './pagination.tsx';
import type { PaginationProps } from './pagination.tsx';

const meta: Meta<PaginationProps> = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of payouts',
    from: 51,
    to: 100,
    total: 1240,
    onPrevious: fn(),
    onNext: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'For lists that the server gives page by page and whose page stands in the address. Where rows are read one after another use `LoadMore`, where they are compared `DataGrid`, which loads what is in sight. A step that leads nowhere keeps the focus and says that it is off.',
      },
    },
  },
};
export default meta;

type Story = StoryObj<PaginationProps>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Pages of payouts' });
    await expect(within(nav).getByRole('status')).toHaveTextContent('51 to 100 of 1,240');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(within(nav).getByRole('button', { name: 'Next page' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
export const First: Story = {
  args: { from: 1, to: 50, onPrevious: null },
  play: async ({ canvasElement, args }) => {
    const previous = within(canvasElement).getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};
export const Last: Story = { args: { from: 1201, to: 1240, onNext: null } };
export const UnknownTotal: Story = {
  args: { total: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^51 to 100$/);
  },
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next page' }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

const onMore = fn();
const more = { shown: 50, total: 1240, noun: 'payouts', onMore };

export const More: Story = {
  render: () => <LoadMore {...more} state="more" />,
  play: async ({ canvasElement }) => {
    onMore.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('50 of 1,240 payouts shown');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more payouts' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};
export const MoreLoading: Story = {
  render: () => <LoadMore {...more} state="loading" />,
  play: async ({ canvasElement }) => {
    onMore.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onMore).not.toHaveBeenCalled();
  },
};
export const MoreFailed: Story = {
  render: () => <LoadMore {...more} state="failed" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The next payouts could not be loaded; 50 of 1,240 are shown.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const AllShown: Story = {
  render: () => <LoadMore {...more} shown={1240} state="done" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('All 1,240 payouts shown');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Matrix: Story = {
  render: ({ onPrevious, onNext }) => {
    const page = { total: 1240, onPrevious, onNext };
    return (
      <Stack>
        <Pagination {...page} label="The first page" from={1} to={50} onPrevious={null} />
        <Pagination {...page} label="In the middle" from={51} to={100} />
        <Pagination {...page} label="The last page" from={1201} to={1240} onNext={null} />
        <Pagination {...page} label="Not counted" from={51} to={100} total={null} />
        <Pagination {...page} label="On its way" from={51} to={100} loading />
        {(['more', 'loading', 'failed', 'done'] as const).map((state) => (
          <LoadMore key={state} {...more} shown={state === 'done' ? 1240 : 50} state={state} />
        ))}
      </Stack>
    );
  },
};
export const LongText: Story = {
  render: () => <LoadMore {...more} noun="Auszahlungsabrechnungen" state="failed" locale="de-DE" />,
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
