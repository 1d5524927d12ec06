import { Button, Flex, Form, Input, Modal, Select, Table, Tabs, notification } from 'antd';
import { useState } from 'react';
import { mount } from './mount.ts';
import { ORDERS, STORES } from './orders.ts';

function Orders() {
  const [open, setOpen] = useState(false);
  const [messages, holder] = notification.useNotification();
  const save = () => {
    setOpen(false);
    messages.success({ title: 'Saved' });
  };
  return (
    <Flex vertical gap="large">
      {holder}
      <Tabs
        items={[
          {
            key: 'orders',
            label: 'Orders',
            children: (
              <Table
                rowKey="id"
                dataSource={ORDERS}
                pagination={false}
                columns={[
                  { title: 'Order', dataIndex: 'id' },
                  { title: 'Store', dataIndex: 'store' },
                  { title: 'Placed', dataIndex: 'placed' },
                  { title: 'Amount', dataIndex: 'amount', align: 'right' },
                ]}
              />
            ),
          },
          {
            key: 'filter',
            label: 'Filter',
            children: (
              <Form layout="vertical">
                <Form.Item label="Name">
                  <Input />
                </Form.Item>
                <Form.Item label="Store">
                  <Select options={STORES.map((store) => ({ value: store, label: store }))} />
                </Form.Item>
              </Form>
            ),
          },
        ]}
      />
      <Button type="primary" onClick={() => setOpen(true)}>
        New order
      </Button>
      <Modal
        open={open}
        onCancel={() => setOpen(false)}
        onOk={save}
        okText="Save"
        title="New order"
      >
        It appears in the list at once.
      </Modal>
    </Flex>
  );
}

mount(<Orders />);
