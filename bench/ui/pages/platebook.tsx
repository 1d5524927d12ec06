import '@platebook/ui/base.css';
import { Button } from '@platebook/ui/button';
import { Dialog } from '@platebook/ui/dialog';
import { Notification } from '@platebook/ui/notification';
import { NotificationRegion } from '@platebook/ui/notification-region';
import { Select } from '@platebook/ui/select';
import { Stack } from '@platebook/ui/stack';
import { Table } from '@platebook/ui/table';
import { Tabs } from '@platebook/ui/tabs';
import { TextField } from '@platebook/ui/text-field';
import { useState } from 'react';
import { mount } from './mount.ts';
import { ORDERS, STORES } from './orders.ts';

function Orders() {
  const [open, setOpen] = useState(false);
  const [toast, setToast] = useState(false);
  const [name, setName] = useState('');
  const save = () => {
    setOpen(false);
    setToast(true);
  };
  return (
    <Stack gap="lg">
      <Tabs
        label="Orders"
        tabs={[
          {
            id: 'orders',
            label: 'Orders',
            content: (
              <Table
                caption="Orders"
                rows={ORDERS}
                rowKey={(row) => row.id}
                columns={[
                  { id: 'id', header: 'Order', cell: (row) => row.id, rowHeader: true },
                  { id: 'store', header: 'Store', cell: (row) => row.store },
                  { id: 'placed', header: 'Placed', cell: (row) => row.placed },
                  { id: 'amount', header: 'Amount', cell: (row) => row.amount, numeric: true },
                ]}
              />
            ),
          },
          {
            id: 'filter',
            label: 'Filter',
            content: (
              <Stack gap="md">
                <TextField
                  label="Name"
                  value={name}
                  onChange={(event) => setName(event.currentTarget.value)}
                />
                <Select
                  label="Store"
                  options={STORES.map((store) => ({ value: store, label: store }))}
                />
              </Stack>
            ),
          },
        ]}
      />
      <Button onClick={() => setOpen(true)}>New order</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New order"
        description="It appears in the list at once."
        actions={<Button onClick={save}>Save</Button>}
      />
      <NotificationRegion>
        {toast ? (
          <Notification type="success" title="Saved" onClose={() => setToast(false)} />
        ) : null}
      </NotificationRegion>
    </Stack>
  );
}

mount(<Orders />);
