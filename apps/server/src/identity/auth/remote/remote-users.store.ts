import type { Transaction } from '../../../db/database.ts';

/** What is copied of a remote GoTrue user. */
export type RemoteUser = {
  readonly id: string;
  readonly email?: string;
  readonly phone?: string;
  readonly user_metadata?: Readonly<Record<string, unknown>>;
  readonly factors?: readonly { readonly status: string }[];
};

/** Upserts the remote user, from the first time they are seen; writes only changes. */
export async function upsertRemoteUser(
  tx: Transaction,
  { id, email = '', phone = '', user_metadata: metadata = {} }: RemoteUser,
  at: Date,
): Promise<void> {
  const values = {
    email: email === '' ? null : email.toLowerCase(),
    phone: phone === '' ? null : phone,
    user_metadata: JSON.stringify(metadata),
    updated_at: at,
  };
  await tx
    .insertInto('users')
    .values({
      id,
      ...values,
      password_hash: null,
      email_confirmed_at: at,
      phone_confirmed_at: null,
      banned_until: null,
      last_sign_in_at: at,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(values)
        .where((row) =>
          row.or([
            row('users.email', 'is distinct from', row.ref('excluded.email')),
            row('users.phone', 'is distinct from', row.ref('excluded.phone')),
            row('users.user_metadata', 'is distinct from', row.ref('excluded.user_metadata')),
          ]),
        ),
    )
    .execute();
}
