import { unwrap, type ApiClient, type components } from '@platebook/api-client';
import { pagedQuery } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type VerificationCode = Schemas['VerificationCode'];
export type LedgerVerification = Schemas['LedgerVerification'];

const VERIFICATION_KEY = ['operators', 'verification'] as const;
export const CODES_KEY = [...VERIFICATION_KEY, 'codes'] as const;
export const LEDGERS_KEY = [...VERIFICATION_KEY, 'ledgers'] as const;

const PAGE = 50;

/** The codes that were sent, the newest first; only those of an address or a number where one is named. */
export function verificationCodesQuery(api: ApiClient, target: string) {
  return pagedQuery<VerificationCode>({
    key: [...CODES_KEY, target],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/verification-codes', {
          params: { query: { ...page, ...(target === '' ? {} : { target }) } },
          signal,
        }),
      ),
  });
}

/** Which ledgers were verified, the latest first. */
export function ledgerVerificationsQuery(api: ApiClient) {
  return pagedQuery<LedgerVerification>({
    key: LEDGERS_KEY,
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(api.GET('/api/admin/ledger-verifications', { params: { query: page }, signal })),
  });
}
