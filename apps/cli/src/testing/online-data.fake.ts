export const CLIENT = {
  id: '1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c01',
  name: 'Juniper & Rye',
  tenant_id: '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01',
  number: 'C-014',
  client_category: 'qbo',
  time_zone: 'America/New_York',
  currency: 'USD',
  country: 'US',
  level: 'user_owner',
  triage: null,
  archived_at: null,
  created_at: '2026-11-01T09:00:00.000Z',
  updated_at: '2026-11-01T09:00:00.000Z',
};

export const OTHER_CLIENT = {
  ...CLIENT,
  id: '1a1a6a5e-7f42-4a59-9e0c-2b8e7f9d0c02',
  tenant_id: '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a02',
  name: '東京, "Noodle" Bar',
  number: null,
};

export const USER = {
  id: '0b9b4c1e-5a55-4c0e-9d0e-3f1f8b8f6a01',
  email: 'dana@example.test',
  phone: '',
  full_name: 'Dana Whitfield',
  company: '',
  business_type: 'owner',
  profile_complete: true,
  created_at: '2026-11-01T09:00:00.000Z',
};

/** A session as GoTrue returns it, valid for an hour or long expired. */
export function fakeSession(token: string, { expired = false } = {}) {
  const now = Math.floor(Date.now() / 1000);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expired ? now - 60 : now + 3600,
    refresh_token: `${token}-refresh`,
    user: { id: USER.id, email: USER.email, phone: '' },
  };
}

type RunChange = {
  readonly id?: string;
  readonly created_at?: string;
  readonly state?: string;
  readonly status?: string;
  readonly finished_at?: string | null;
  readonly failure?: object | null;
  readonly blocked?: readonly object[];
};

/** A run as the API returns it, ready by default. */
export function syncRun({
  id = '4e4e7d3b-2061-4e60-8b5f-7f8c9d0e1f01',
  created_at = '2026-11-21T09:00:00.000Z',
  state = 'ready',
  status = 'succeeded',
  finished_at = '2026-11-21T09:00:05.000Z',
  failure = null,
  blocked = [],
}: RunChange) {
  const counts = {
    reports: 1,
    reports_recognised: 1,
    rows: 12,
    rows_quarantined: 0,
    payouts: 1,
    identities_checked: 4,
    identities_broken: 0,
    payouts_planned: 1,
    entries: 1,
  };
  return {
    id,
    tenant_id: CLIENT.tenant_id,
    kind: 'fetch',
    trigger: 'manual',
    store_id: null,
    store_name: 'Fishtown',
    channel_id: null,
    channel_type: 'ubereats',
    file: null,
    period_from: '2026-11-02',
    period_to: '2026-11-08',
    dry_run: false,
    state,
    status,
    situation: {
      state,
      blocked,
      unmapped: [],
      counts,
      entries: [],
      unknown_key: null,
      stop_requested: false,
      failure,
    },
    sequence: 3,
    requested_by: null,
    created_at,
    updated_at: '2026-11-21T09:00:05.000Z',
    finished_at,
  };
}
