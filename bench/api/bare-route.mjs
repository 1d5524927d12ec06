// The cost of the same list without anything around it: one Express route, one statement, no checks; and a constant
// response.
import express from 'express';
import pg from 'pg';

const { target, statement, limit, constant } = JSON.parse(process.env['BENCH_BARE'] ?? '{}');
const pool = new pg.Pool({ ...target, max: 20 });
const app = express();

app.get('/clients', async (_request, response) => {
  const { rows } = await pool.query(statement);
  const items = rows.slice(0, limit);
  response.json({ status: 'success', message: 'Request completed successfully', data: { items } });
});

app.get('/constant', (_request, response) => {
  response.type('application/json').send(constant);
});

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${server.address().port}\n`);
});
