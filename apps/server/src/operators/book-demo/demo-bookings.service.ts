import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { SupportContact } from '../../config/support.ts';
import type { Database } from '../../db/database.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import { staffAddresses } from '../../support/staff-addresses.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { findStaffMember } from '../staff/staff.store.ts';
import {
  findDemoBooking,
  insertDemoBooking,
  lockDemoBooking,
  updateDemoBooking,
  wasBooked,
} from './demo-bookings.store.ts';
import type { DemoBooking, DemoBookingChanges, NewDemoBooking } from './demo-bookings.store.ts';

export type DemoDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly contact: Pick<SupportContact, 'email'>;
  readonly siteUrl: string;
};

const HOUR_MS = 3_600_000;

/**
 * Saves a demo request from the public site and mails it to staff; spam is only saved. A duplicate within an hour is
 * ignored.
 */
export function requestDemo(
  { database, clock, outbox, contact, siteUrl }: DemoDeps,
  booking: NewDemoBooking,
): Promise<void> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    if (await wasBooked(tx, booking, new Date(at.getTime() - HOUR_MS))) {
      return;
    }
    await insertDemoBooking(tx, booking, at);
    if (booking.status === 'spam') {
      return;
    }
    const { name, email, business, message } = booking;
    for (const address of await staffAddresses(tx, contact)) {
      await outbox.send(tx, {
        to: { email: address },
        template: 'demo_requested',
        values: {
          link: `${siteUrl}/admin/book-demo`,
          name,
          email,
          business,
          ...(message === null ? {} : { message }),
        },
      });
    }
  });
}

/** Throws `demo_booking_not_found`, and `staff_member_not_found` for an assignee who is not an operator. */
export function changeDemoBooking(
  { database, clock }: Pick<DemoDeps, 'database' | 'clock'>,
  id: string,
  changes: DemoBookingChanges,
  actor: Actor,
): Promise<DemoBooking> {
  const at = clock.now();
  return database.asOwner(async (tx) => {
    const before = await lockDemoBooking(tx, id);
    if (before === null) {
      throw new AppError('demo_booking_not_found');
    }
    const { assignee_id: assignee } = changes;
    if (typeof assignee === 'string' && (await findStaffMember(tx, assignee)) === null) {
      throw new AppError('staff_member_not_found');
    }
    await updateDemoBooking(tx, id, { ...changes, updated_at: at });
    const after = await findDemoBooking(tx, id);
    if (after === null) {
      throw new AppError('demo_booking_not_found');
    }
    await recordAudit(tx, {
      actor,
      tenantId: null,
      action: 'demo_booking.updated',
      target: { type: 'demo_booking', id },
      details: {
        changed: Object.keys(changes).sort().join(' '),
        status: after.status,
        status_before: before.status,
      },
      at,
    });
    return after;
  });
}
