import { Page, PageHeader, Stack } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { useServices } from '../../../shared/services.ts';
import { CodesSection } from './codes-section.tsx';
import { LedgersSection } from './ledgers-section.tsx';
import { words } from './verification.messages.ts';

/** Verification codes, and ledger verifications of clients. */
export function VerificationPage() {
  const { api } = useServices();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const mayVerify = permissions?.capabilities.includes('view_operation_logs') === true;
  return (
    <Page>
      <title>{`${words.title} – Platebook`}</title>
      <Stack gap="xxl">
        <PageHeader title={words.title} description={words.about} />
        <CodesSection />
        <LedgersSection mayVerify={mayVerify} />
      </Stack>
    </Page>
  );
}
