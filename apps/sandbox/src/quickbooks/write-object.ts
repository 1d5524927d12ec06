import type { WorldClock } from '../core/clock.ts';
import type { Books } from './books.ts';
import type { Entity, WriteOptions } from './entity.ts';
import {
  missing,
  notFound,
  periodClosed,
  QboFault,
  staleObject,
  subscriptionEnded,
  unsupported,
} from './qbo-fault.ts';
import { textOrNull, withoutUnset, type QboObject, type Saved } from './qbo-object.ts';
import { companyTime, companyToday } from './qbo-time.ts';

export type WriteContext = {
  readonly books: Books;
  readonly clock: WorldClock;
  /** The query parameter `include` of the call. */
  readonly include: string;
};

const STANDARD = ['Id', 'SyncToken', 'MetaData', 'domain', 'sparse'];

function optionsOf({ books, clock, include }: WriteContext): WriteOptions {
  return {
    allowDuplicateNumber: include.includes('allowduplicatedocnum'),
    autoNumber: include.includes('allowautodocnum'),
    today: companyToday(clock.now(), books.company().timeZone),
  };
}

function assertCompanyOpen({ books }: WriteContext): void {
  if (!['SUBSCRIBED', 'TRIAL'].includes(books.company().settings.subscription)) {
    throw subscriptionEnded();
  }
}

function assertPeriodOpen(entity: Entity, object: QboObject, books: Books): void {
  const { bookCloseDate } = books.company().settings;
  const date = entity.dateOf?.(object);
  if (bookCloseDate !== null && date !== undefined && date <= bookCloseDate) {
    throw periodClosed();
  }
}

function assertKnownFields(entity: Entity, sent: QboObject): void {
  const unknown = Object.keys(sent).find((name) => !entity.fields.includes(name));
  if (unknown !== undefined) {
    throw unsupported(unknown);
  }
}

function stamp(
  content: QboObject,
  id: string,
  token: string,
  { created, updated }: { created: string; updated: string },
): Saved {
  return {
    ...content,
    domain: 'QBO',
    sparse: false,
    Id: id,
    SyncToken: token,
    MetaData: { CreateTime: created, LastUpdatedTime: updated },
  };
}

/** Creates an object and returns its stored form. */
export function create(entity: Entity, sent: QboObject, context: WriteContext): Saved {
  const { books, clock } = context;
  assertCompanyOpen(context);
  if (!entity.canCreate) {
    throw new QboFault(
      '500',
      'Unsupported Operation',
      `Operation CREATE is not supported for ${entity.name}`,
    );
  }
  assertKnownFields(entity, sent);
  const content = entity.complete(sent, books, optionsOf(context));
  assertPeriodOpen(entity, content, books);
  const now = companyTime(clock.now(), books.company().timeZone);
  const saved = stamp(content, books.nextId(), '0', { created: now, updated: now });
  books.save(entity.name, saved, 'Create');
  return saved;
}

function existing(entity: Entity, sent: QboObject, books: Books): Saved {
  const before = books.find(entity.name, textOrNull(sent.Id) ?? '');
  if (before === undefined) {
    throw notFound();
  }
  const token = textOrNull(sent.SyncToken);
  if (token === null) {
    throw missing('SyncToken');
  }
  if (token !== before.SyncToken) {
    throw staleObject();
  }
  return before;
}

function content(object: QboObject): QboObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !STANDARD.includes(name)));
}

/**
 * A full update clears omitted fields, `"sparse":true` keeps them. A stale SyncToken is error 5010; an update without
 * changes keeps SyncToken and LastUpdatedTime (observed).
 */
export function update(entity: Entity, sent: QboObject, context: WriteContext): Saved {
  const { books, clock } = context;
  assertCompanyOpen(context);
  assertKnownFields(entity, sent);
  const before = existing(entity, sent, books);
  assertPeriodOpen(entity, before, books);
  const merged = sent.sparse === true ? { ...content(before), ...withoutUnset(sent) } : sent;
  const after = entity.complete({ ...merged, Id: before.Id }, books, optionsOf(context));
  assertPeriodOpen(entity, after, books);
  if (JSON.stringify(after) === JSON.stringify(content(before))) {
    return before;
  }
  const saved = stamp(after, before.Id, String(Number(before.SyncToken) + 1), {
    created: before.MetaData.CreateTime,
    updated: companyTime(clock.now(), books.company().timeZone),
  });
  books.save(entity.name, saved, 'Update');
  return saved;
}

/** `{status: 'Deleted', domain, Id}`. Names are deactivated by an update instead. */
export function remove(entity: Entity, sent: QboObject, context: WriteContext): QboObject {
  const { books } = context;
  assertCompanyOpen(context);
  if (!entity.canDelete) {
    throw new QboFault(
      '500',
      'Unsupported Operation',
      `Operation DELETE is not supported for ${entity.name}`,
    );
  }
  const before = existing(entity, sent, books);
  assertPeriodOpen(entity, before, books);
  books.remove(entity.name, before.Id);
  return { status: 'Deleted', domain: 'QBO', Id: before.Id };
}
