import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Columns } from '../../layout/columns/columns.tsx';
import { PageHeader } from '../../layout/page-header/page-header.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { Code } from '../code/code.tsx';
import { Notification } from './notification.tsx';
import { NotificationRegion, type NotificationRegionProps } from './notification-region.tsx';

const meta = {
  title: 'Components/Notification',
  component: Notification,
  args: {
    type: 'success',
    title: 'Report imported',
    message: '214 rows, 2 entries.',
    onClose: fn(),
  },
} satisfies Meta<typeof Notification>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Report imported');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const ErrorWithDetails: Story = {
  args: {
    type: 'error',
    title: 'The report was not imported',
    message: 'Nothing was stored.',
    details: <Code>req_01JQ7Z4M2T</Code>,
    action: <Button size="sm">Try again</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nothing was stored.');
  },
};

const TYPES = [
  { type: 'error', title: 'The report was not imported', message: 'Nothing was stored.' },
  { type: 'warning', title: '3 rows are quarantined', message: 'The other 211 rows go on.' },
  { type: 'success', title: 'Report imported', message: '214 rows, 2 entries.' },
  { type: 'info', title: 'Walnut Street has synced', message: 'Nothing new since yesterday.' },
] as const;
const ACTION = <Button size="sm">Show the report</Button>;
const DETAILS = (
  <>
    <Code>internal_error</Code> <Code>req_01JQ7Z4M2T</Code>
  </>
);

export const WithAction: Story = {
  render: ({ onClose }) => (
    <Stack gap="sm">
      {TYPES.map((said) => (
        <Notification key={said.type} {...said} action={ACTION} onClose={onClose} />
      ))}
    </Stack>
  ),
};

export const DetailsExpanded: Story = {
  render: ({ onClose }) => (
    <Stack gap="sm">
      {TYPES.map((said) => (
        <Notification
          key={said.type}
          {...said}
          action={ACTION}
          details={DETAILS}
          onClose={onClose}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const summary of canvas.getAllByText('Details')) {
      await userEvent.click(summary);
    }
    await expect(canvas.getAllByText('req_01JQ7Z4M2T')).toHaveLength(4);
    for (const request of canvas.getAllByText('req_01JQ7Z4M2T')) {
      await expect(request).toBeVisible();
    }
  },
};

export const Matrix: Story = {
  render: ({ onClose }) => (
    <Columns>
      <Stack gap="sm">
        {TYPES.map((said) => (
          <Notification key={said.type} {...said} onClose={onClose} />
        ))}
        <Notification {...TYPES[1]} count={3} onClose={onClose} />
      </Stack>
      <Stack gap="sm">
        {TYPES.map((said) => (
          <Notification
            key={said.type}
            {...said}
            action={ACTION}
            details={DETAILS}
            onClose={onClose}
          />
        ))}
        <Notification type="success" title="A title says it all" onClose={onClose} />
      </Stack>
    </Columns>
  ),
};

export const Leaving: Story = {
  render: ({ onClose }) => (
    <Stack gap="sm">
      {TYPES.map((said) => (
        <Notification key={said.type} {...said} leaving onClose={onClose} />
      ))}
    </Stack>
  ),
  // Half faded on purpose, and removed 300 ms later.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const InItsRegion: Story = {
  render: (args) => (
    <NotificationRegion>
      <Notification {...args} />
      <Notification {...args} type="warning" title="3 rows are quarantined" />
    </NotificationRegion>
  ),
};

const SAID = ['Client created', 'Harbour Street has synced', '3 rows are quarantined'];

/** Messages that disappear when closed, as with a machine. */
function Region(props: Omit<NotificationRegionProps, 'children'>) {
  const [said, setAnnounced] = useState(SAID);
  return (
    <>
      <Button>Post 3 entries</Button>
      <NotificationRegion {...props} moreCount={2}>
        {said.map((title) => (
          <Notification
            key={title}
            type="info"
            title={title}
            onClose={() => setAnnounced((all) => all.filter((other) => other !== title))}
          />
        ))}
      </NotificationRegion>
    </>
  );
}

const holds = { onHold: fn(), onRelease: fn() };
const centre = { onOpenCentre: fn(), onClear: fn() };

export const ByKeyboard: Story = {
  render: () => <Region {...holds} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Post 3 entries' });
    const region = canvas.getByRole('region', { name: 'Messages' });
    const closes = () => canvas.getAllByRole('button', { name: 'Close message' });
    await userEvent.click(button);
    await userEvent.keyboard('{F8}');
    await expect(region).toHaveFocus();
    await expect(holds.onHold).toHaveBeenLastCalledWith('focus');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(holds.onRelease).toHaveBeenLastCalledWith('focus');
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(closes()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Client created')).toBeNull();
    await expect(closes()[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Harbour Street has synced')).toBeVisible();
    await expect(closes()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryAllByRole('status')).toEqual([]);
    await expect(button).toHaveFocus();
  },
};

/** Paused: static, but it looks as if its countdown were running. */
export const StopsTimeUnderThePointer: Story = {
  render: () => <Region {...holds} />,
  play: async ({ canvasElement }) => {
    // The region lets the pointer through between its messages.
    const region = within(canvasElement).getByRole('region', { name: 'Messages' });
    const message = region.firstElementChild ?? region;
    await userEvent.hover(message);
    await expect(holds.onHold).toHaveBeenLastCalledWith('pointer');
    await userEvent.unhover(message);
    await expect(holds.onRelease).toHaveBeenLastCalledWith('pointer');
  },
};

/** A message never covers a page's primary action: the region moves to free space. */
export const BesideTheMainAction: Story = {
  render: (args) => (
    <>
      <div style={{ position: 'fixed', insetBlockStart: 80, insetInlineEnd: 24 }}>
        <Button variant="primary">Post 3 entries</Button>
      </div>
      <NotificationRegion>
        <Notification {...args} action={<Button variant="primary">Reconnect QuickBooks</Button>} />
      </NotificationRegion>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const action = canvas.getByRole('button', { name: 'Post 3 entries' }).getBoundingClientRect();
    const region = canvas.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(region.getBoundingClientRect().top).toBeGreaterThan(action.bottom));
    await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Nor any other action of a page. */
export const BesideTheActionsOfAPage: Story = {
  render: (args) => (
    <>
      <PageHeader
        title="Sync"
        commands={[
          { id: 'upload', label: 'Upload files', href: '/files' },
          { id: 'manual', label: 'Manual entry…', onSelect: () => undefined },
        ]}
      />
      <NotificationRegion>
        <Notification {...args} />
      </NotificationRegion>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const action = canvas.getByRole('link', { name: 'Upload files' }).getBoundingClientRect();
    const region = canvas.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(region.getBoundingClientRect().top).toBeGreaterThan(action.bottom));
  },
};

export const ThreeAndMore: Story = {
  render: () => <Region {...centre} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getByRole('button', { name: '2 more in the notification center' }),
    );
    await expect(centre.onOpenCentre).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await expect(centre.onClear).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    type: 'error',
    title: 'Die Auszahlungsdetailauswertung konnte nicht eingelesen werden',
    message:
      'Es wurde nichts gespeichert. Die Spalte „Treueprogrammgebühr“ enthält Geldbeträge und ist unbekannt.',
    action: <Button size="sm">Auszahlungsdetailauswertung erneut importieren</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  render: ({ onClose }) => (
    <NotificationRegion label="الرسائل">
      <Notification
        type="success"
        title="تم استيراد التقرير"
        message="214 صفًا، قيدان."
        onClose={onClose}
      />
      <Notification type="warning" title="ثلاثة صفوف معزولة" action={ACTION} onClose={onClose} />
    </NotificationRegion>
  ),
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
export const Phone: Story = { ...InItsRegion, globals: { viewport: { value: 'phone' } } };
