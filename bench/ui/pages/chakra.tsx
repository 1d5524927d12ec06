import {
  Button,
  ChakraProvider,
  Dialog,
  Field,
  Input,
  NativeSelect,
  Stack,
  Table,
  Tabs,
  Toast,
  Toaster,
  createToaster,
  defaultSystem,
} from '@chakra-ui/react';
import { useState } from 'react';
import { mount } from './mount.ts';
import { ORDERS, STORES } from './orders.ts';

const toaster = createToaster({ placement: 'top-end' });

function Orders() {
  const [open, setOpen] = useState(false);
  const save = () => {
    setOpen(false);
    toaster.create({ title: 'Saved' });
  };
  return (
    <ChakraProvider value={defaultSystem}>
      <Toaster toaster={toaster}>
        {(toast) => (
          <Toast.Root>
            <Toast.Title>{toast.title}</Toast.Title>
          </Toast.Root>
        )}
      </Toaster>
      <Stack>
        <Tabs.Root defaultValue="orders">
          <Tabs.List>
            <Tabs.Trigger value="orders">Orders</Tabs.Trigger>
            <Tabs.Trigger value="filter">Filter</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="orders">
            <Table.Root>
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>Order</Table.ColumnHeader>
                  <Table.ColumnHeader>Store</Table.ColumnHeader>
                  <Table.ColumnHeader>Placed</Table.ColumnHeader>
                  <Table.ColumnHeader>Amount</Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {ORDERS.map((row) => (
                  <Table.Row key={row.id}>
                    <Table.Cell>{row.id}</Table.Cell>
                    <Table.Cell>{row.store}</Table.Cell>
                    <Table.Cell>{row.placed}</Table.Cell>
                    <Table.Cell>{row.amount}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Tabs.Content>
          <Tabs.Content value="filter">
            <Field.Root>
              <Field.Label>Name</Field.Label>
              <Input />
            </Field.Root>
            <NativeSelect.Root>
              <NativeSelect.Field aria-label="Store">
                {STORES.map((store) => (
                  <option key={store}>{store}</option>
                ))}
              </NativeSelect.Field>
            </NativeSelect.Root>
          </Tabs.Content>
        </Tabs.Root>
        <Button onClick={() => setOpen(true)}>New order</Button>
        <Dialog.Root open={open} onOpenChange={(event) => setOpen(event.open)}>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>New order</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>It appears in the list at once.</Dialog.Body>
              <Dialog.Footer>
                <Button onClick={save}>Save</Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Dialog.Root>
      </Stack>
    </ChakraProvider>
  );
}

mount(<Orders />);
