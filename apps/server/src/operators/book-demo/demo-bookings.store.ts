import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import { contains } from '../../db/contains.ts';
import type { Transaction } from '../../db/database.ts';
import { descending, pageOf } from '../../db/page-of.ts';
import type { PageKey, PageRequest } from '../../db/page-of.ts';
import type { DemoStatus, Tables } from '../../db/tables.ts';
import type { Page } from '../../http/cursor.ts';

type Columns = Selectable<Tables['demo_bookings']>;

/** A demo request. */
export type DemoBooking = Columns & { readonly assignee_email: string | null };

/** The input of the public form, without anything that it does not offer. */
export type NewDemoBooking = Pick<
  Columns,
  | 'name'
  | 'email'
  | 'business'
  | 'role'
  | 'stores'
  | 'platforms'
  | 'books'
  | 'message'
  | 'locale'
  | 'status'
>;

/** The fields that operators change. */
export type DemoBookingChanges = Pick<
  Updateable<Tables['demo_bookings']>,
  'status' | 'note' | 'assignee_id' | 'scheduled_on'
>;

type BookingKey = PageKey<DemoBooking>;
const CREATED: BookingKey = {
  column: 'demo_bookings.created_at',
  type: 'timestamptz',
  of: ({ created_at: at }) => at.toISOString(),
};
const ID: BookingKey = { column: 'demo_bookings.id', type: 'uuid', of: ({ id }) => id };
const NAME: BookingKey = { column: 'demo_bookings.name', type: 'text', of: ({ name }) => name };
const BUSINESS: BookingKey = {
  column: 'demo_bookings.business',
  type: 'text',
  of: ({ business }) => business,
};

const ORDERS = {
  created: [CREATED, ID],
  '-created': [descending(CREATED), descending(ID)],
  name: [NAME, ID],
  '-name': [descending(NAME), descending(ID)],
  business: [BUSINESS, ID],
  '-business': [descending(BUSINESS), descending(ID)],
} as const satisfies Readonly<Record<string, readonly BookingKey[]>>;

export type DemoBookingSort = keyof typeof ORDERS;

type BookingsQuery = PageRequest & {
  readonly sort: DemoBookingSort;
  /** All but spam by default. */
  readonly status?: DemoStatus | undefined;
  readonly text?: string | undefined;
};

export function pageDemoBookings(
  tx: Transaction,
  { sort, status, text, ...request }: BookingsQuery,
): Promise<Page<DemoBooking>> {
  let query = bookings(tx);
  query =
    status === undefined
      ? query.where('demo_bookings.status', '<>', 'spam')
      : query.where('demo_bookings.status', '=', status);
  if (text !== undefined) {
    const like = contains(text);
    query = query.where((where) =>
      where.or([
        where('demo_bookings.name', 'ilike', like),
        where('demo_bookings.email', 'ilike', like),
        where('demo_bookings.business', 'ilike', like),
        where('demo_bookings.note', 'ilike', like),
      ]),
    );
  }
  return pageOf(query, request, {
    order: { name: sort, keys: ORDERS[sort] },
    toRow: (row: DemoBooking) => row,
  });
}

/** Null if there is none. */
export async function findDemoBooking(tx: Transaction, id: string): Promise<DemoBooking | null> {
  const row = await bookings(tx).where('demo_bookings.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether the same request was made after an instant: a duplicate submission. */
export async function wasBooked(
  tx: Transaction,
  { email, business, message }: NewDemoBooking,
  since: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('demo_bookings')
    .select('id')
    .where('email', '=', email)
    .where('business', '=', business)
    .where(sql<boolean>`message is not distinct from ${message}`)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDemoBooking(
  tx: Transaction,
  booking: NewDemoBooking,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('demo_bookings')
    .values({ ...booking, created_at: at, updated_at: at })
    .execute();
}

/** Locks the booking until the transaction ends; null if there is none. */
export async function lockDemoBooking(
  tx: Transaction,
  id: string,
): Promise<{ readonly status: DemoStatus } | null> {
  const row = await tx
    .selectFrom('demo_bookings')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateDemoBooking(
  tx: Transaction,
  id: string,
  changes: DemoBookingChanges & { readonly updated_at: Date },
): Promise<void> {
  await tx.updateTable('demo_bookings').set(changes).where('id', '=', id).execute();
}

function bookings(tx: Transaction) {
  return tx
    .selectFrom('demo_bookings')
    .leftJoin('users', 'users.id', 'demo_bookings.assignee_id')
    .selectAll('demo_bookings')
    .select('users.email as assignee_email');
}
