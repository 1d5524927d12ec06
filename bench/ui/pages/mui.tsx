import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { mount } from './mount.ts';
import { ORDERS, STORES } from './orders.ts';

function Orders() {
  const [open, setOpen] = useState(false);
  const [toast, setToast] = useState(false);
  const [tab, setTab] = useState('orders');
  const [name, setName] = useState('');
  const save = () => {
    setOpen(false);
    setToast(true);
  };
  return (
    <Stack spacing={2}>
      <CssBaseline />
      <Tabs value={tab} onChange={(_event, next: string) => setTab(next)}>
        <Tab value="orders" label="Orders" />
        <Tab value="filter" label="Filter" />
      </Tabs>
      {tab === 'orders' ? (
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Order</TableCell>
              <TableCell>Store</TableCell>
              <TableCell>Placed</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {ORDERS.map((row) => (
              <TableRow key={row.id}>
                <TableCell>{row.id}</TableCell>
                <TableCell>{row.store}</TableCell>
                <TableCell>{row.placed}</TableCell>
                <TableCell align="right">{row.amount}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <Stack spacing={2}>
          <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
          <TextField select label="Store" defaultValue="">
            {STORES.map((store) => (
              <MenuItem key={store} value={store}>
                {store}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      )}
      <Button variant="contained" onClick={() => setOpen(true)}>
        New order
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>New order</DialogTitle>
        <DialogContent>It appears in the list at once.</DialogContent>
        <DialogActions>
          <Button onClick={save}>Save</Button>
        </DialogActions>
      </Dialog>
      <Snackbar
        open={toast}
        onClose={() => setToast(false)}
        autoHideDuration={3000}
        message="Saved"
      />
    </Stack>
  );
}

mount(<Orders />);
