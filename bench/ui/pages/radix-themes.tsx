import { Button, Dialog, Flex, Select, Table, Tabs, TextField, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { Toast } from 'radix-ui';
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
    <Theme>
      <Toast.Provider>
        <Flex direction="column" gap="4">
          <Tabs.Root defaultValue="orders">
            <Tabs.List>
              <Tabs.Trigger value="orders">Orders</Tabs.Trigger>
              <Tabs.Trigger value="filter">Filter</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="orders">
              <Table.Root>
                <Table.Header>
                  <Table.Row>
                    <Table.ColumnHeaderCell>Order</Table.ColumnHeaderCell>
                    <Table.ColumnHeaderCell>Store</Table.ColumnHeaderCell>
                    <Table.ColumnHeaderCell>Placed</Table.ColumnHeaderCell>
                    <Table.ColumnHeaderCell align="right">Amount</Table.ColumnHeaderCell>
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {ORDERS.map((row) => (
                    <Table.Row key={row.id}>
                      <Table.RowHeaderCell>{row.id}</Table.RowHeaderCell>
                      <Table.Cell>{row.store}</Table.Cell>
                      <Table.Cell>{row.placed}</Table.Cell>
                      <Table.Cell align="right">{row.amount}</Table.Cell>
                    </Table.Row>
                  ))}
                </Table.Body>
              </Table.Root>
            </Tabs.Content>
            <Tabs.Content value="filter">
              <TextField.Root
                aria-label="Name"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Select.Root>
                <Select.Trigger aria-label="Store" />
                <Select.Content>
                  {STORES.map((store) => (
                    <Select.Item key={store} value={store}>
                      {store}
                    </Select.Item>
                  ))}
                </Select.Content>
              </Select.Root>
            </Tabs.Content>
          </Tabs.Root>
          <Dialog.Root open={open} onOpenChange={setOpen}>
            <Dialog.Trigger>
              <Button>New order</Button>
            </Dialog.Trigger>
            <Dialog.Content>
              <Dialog.Title>New order</Dialog.Title>
              <Dialog.Description>It appears in the list at once.</Dialog.Description>
              <Button onClick={save}>Save</Button>
            </Dialog.Content>
          </Dialog.Root>
          <Toast.Root open={toast} onOpenChange={setToast}>
            <Toast.Title>Saved</Toast.Title>
            <Toast.Close>Close</Toast.Close>
          </Toast.Root>
          <Toast.Viewport />
        </Flex>
      </Toast.Provider>
    </Theme>
  );
}

mount(<Orders />);
