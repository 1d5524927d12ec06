import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../src/testing/test-server.ts';

/** The bytes of a stored upload: no operation returns them, and every reading of the report reads them. */
export async function seedUploadPart(server: TestServer, tenantId: string): Promise<void> {
  const upload = randomUUID();
  const { pool } = server.database;
  await pool.query(
    `insert into report_uploads (tenant_id, id, file_name, size_bytes, received_bytes, sha256, completed_at, created_at, updated_at)
     values ($1, $2, 'stored.csv', 3, 3, repeat('0', 64), now(), now(), now())`,
    [tenantId, upload],
  );
  await pool.query(
    `insert into report_parts (tenant_id, upload_id, from_byte, bytes) values ($1, $2, 0, 'a,b')`,
    [tenantId, upload],
  );
}
