import { unwrap, type ApiClient, type components, type operations } from '@platebook/api-client';
import type { ListRequest } from '../../../shared/list/list-definition.ts';
import { pagedQuery, type PagedList } from '../../../shared/list/paged-query.ts';

type Schemas = components['schemas'];
export type VerificationCode = Schemas['VerificationCode'];
export type LedgerVerification = Schemas['LedgerVerification'];

const VERIFICATION_KEY = ['operators', 'verification'] as const;
export const CODES_KEY = [...VERIFICATION_KEY, 'codes'] as const;
export const LEDGERS_KEY = [...VERIFICATION_KEY, 'ledgers'] as const;

const PAGE = 50;
const SORTS = ['created', '-created'] as const;

export const PURPOSES = [
  'email',
  'phone',
  'intuit',
] as const satisfies readonly VerificationCode['purpose'][];

export const CODE_STATES = [
  'open',
  'used',
  'voided',
  'expired',
  'exhausted',
] as const satisfies readonly VerificationCode['state'][];

type CodesQuery = NonNullable<operations['listVerificationCodes']['parameters']['query']>;

/** The codes of a request, filtered by an exact address or number if given. */
export function verificationCodesList(
  api: ApiClient,
  target: string,
  request: ListRequest,
): PagedList<VerificationCode> {
  const query = toCodesQuery(target, request);
  return {
    key: [...CODES_KEY, 'list', query],
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/admin/verification-codes', {
          params: { query: { ...query, ...page } },
          signal,
        }),
      ),
  };
}

/** Parses the address; values unknown to the server are omitted. */
export function toCodesQuery(target: string, { filters, sort }: ListRequest): CodesQuery {
  const state = CODE_STATES.find((one) => one === filters['state']?.[0]);
  const purpose = PURPOSES.find((one) => one === filters['purpose']?.[0]);
  const order = SORTS.find((one) => one === sort);
  return {
    ...(target === '' ? {} : { target }),
    ...(purpose === undefined ? {} : { purpose }),
    ...(state === undefined ? {} : { state }),
    ...(order === undefined ? {} : { sort: order }),
  };
}

/** Ledger verifications, latest first. */
export function ledgerVerificationsQuery(api: ApiClient) {
  return pagedQuery<LedgerVerification>({
    key: LEDGERS_KEY,
    pageSize: PAGE,
    load: (page, signal) =>
      unwrap(api.GET('/api/admin/ledger-verifications', { params: { query: page }, signal })),
  });
}
