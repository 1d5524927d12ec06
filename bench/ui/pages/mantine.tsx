import {
  Button,
  MantineProvider,
  Modal,
  Select,
  Stack,
  Table,
  Tabs,
  TextInput,
} from '@mantine/core';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Flex.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/core/styles/Notification.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { useState } from 'react';
import { mount } from './mount.ts';
import { ORDERS, STORES } from './orders.ts';

function Orders() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const save = () => {
    setOpen(false);
    notifications.show({ title: 'Saved', message: '' });
  };
  return (
    <MantineProvider>
      <Notifications />
      <Stack>
        <Tabs defaultValue="orders">
          <Tabs.List>
            <Tabs.Tab value="orders">Orders</Tabs.Tab>
            <Tabs.Tab value="filter">Filter</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="orders">
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Order</Table.Th>
                  <Table.Th>Store</Table.Th>
                  <Table.Th>Placed</Table.Th>
                  <Table.Th>Amount</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {ORDERS.map((row) => (
                  <Table.Tr key={row.id}>
                    <Table.Td>{row.id}</Table.Td>
                    <Table.Td>{row.store}</Table.Td>
                    <Table.Td>{row.placed}</Table.Td>
                    <Table.Td>{row.amount}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Tabs.Panel>
          <Tabs.Panel value="filter">
            <TextInput
              label="Name"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Select label="Store" data={STORES} />
          </Tabs.Panel>
        </Tabs>
        <Button onClick={() => setOpen(true)}>New order</Button>
        <Modal opened={open} onClose={() => setOpen(false)} title="New order">
          <p>It appears in the list at once.</p>
          <Button onClick={save}>Save</Button>
        </Modal>
      </Stack>
    </MantineProvider>
  );
}

mount(<Orders />);
