import { unwrap, type components } from '@platebook/api-client';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { findClient } from '../../online/find-client.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { printOne } from '../../online/print.ts';
import type { Field } from '../../online/print.ts';

type Schemas = components['schemas'];
type Self = {
  readonly user: Schemas['User'];
  readonly access: Schemas['AdminUser'];
  readonly profile: string;
  readonly apiUrl: string;
};

const FIELDS: readonly Field<Self>[] = [
  { name: 'user_id', of: ({ user }) => user.id },
  { name: 'email', heading: 'E-mail', of: ({ user }) => user.email },
  { name: 'phone', of: ({ user }) => user.phone },
  { name: 'full_name', heading: 'Name', of: ({ user }) => user.full_name },
  { name: 'level', heading: 'Level', of: ({ access }) => access.level },
  { name: 'level_label', of: ({ access }) => access.level_label },
  { name: 'tenant_id', of: ({ access }) => access.tenant_id },
  { name: 'tenant_role', of: ({ access }) => access.tenant_role },
  { name: 'is_admin', of: ({ access }) => access.is_admin },
  { name: 'capabilities', heading: 'Capabilities', of: ({ access }) => access.capabilities },
  { name: 'permissions', of: ({ access }) => access.permissions },
  { name: 'profile', heading: 'Profile', of: ({ profile }) => profile },
  { name: 'api_url', heading: 'Server', of: ({ apiUrl }) => apiUrl },
];

/** Shows the caller's identity and permissions: in the chosen client, else in the first tenant. */
export async function whoami(
  context: Context,
  options: OnlineOptions & { readonly client?: string },
): Promise<void> {
  const { api, settings } = await connect(context, options);
  const client = settings.client === undefined ? null : await findClient(api, settings.client);
  const [user, access] = await Promise.all([
    unwrap(api.GET('/api/v2/auth/me')),
    unwrap(
      api.GET('/api/v2/auth/me/admin', {
        params: { query: client === null ? {} : { tenant_id: client.tenant_id } },
      }),
    ),
  ]);
  await printOne({ context, options, settings }, FIELDS, { ...settings, user, access });
}
