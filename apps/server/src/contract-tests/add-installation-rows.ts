import { addPerson } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

/** What belongs to no tenant and is there before an operator asks: a code, and the account the contract's example names. */
export async function addInstallationRows(server: TestServer): Promise<void> {
  await addPerson(server, { email: 'ana@example.com' });
  const { invitationCodes } = server.server.services;
  await invitationCodes.createReusable('MATR-1X00-2026');
}
