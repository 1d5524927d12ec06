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

/** A session as GoTrue gives it, for an hour from now or since long ago. */
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
