import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { readCursor, toPage } from '../../http/cursor.ts';
import type { Page } from '../../http/cursor.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { Period } from '../dataflow/stats.store.ts';
import { eventLines, matches, reportLines } from './log-lines.ts';
import type { LogLineRow } from './log-lines.ts';
import type { LogTerm } from './log-query.ts';

/** A line's position: time and id are unique together. */
export type LinePlace = { readonly at: Date; readonly id: string };

const ORDER = 'newest';

/** The lines of a period that match a query, newest first. */
export async function listLines(
  tx: Transaction,
  { period, terms }: { readonly period: Period; readonly terms: readonly LogTerm[] },
  { limit, cursor }: PageRequest,
): Promise<Page<LogLineRow>> {
  const after = readCursor(cursor, 2, ORDER);
  const beyond =
    after === null
      ? sql<boolean>`true`
      : sql<boolean>`(l.occurred_at, l.id) < (${after[0]}::timestamptz, ${after[1]}::text)`;
  const rows = await readSome(tx, {
    period,
    where: sql`${matches(terms)} and ${beyond}`,
    isNewestFirst: true,
    limit: limit + 1,
  });
  return toPage(rows, limit, ({ occurred_at: at, id }) => [at.toISOString(), id], ORDER);
}

const AROUND = 50;
const DAY_MS = 86_400_000;

/** A line and up to 50 lines before and after it within a day, newest first; null if there is no such line. */
export async function linesAround(
  tx: Transaction,
  { at, id }: LinePlace,
): Promise<LogLineRow[] | null> {
  const place = sql`(${at}::timestamptz, ${id}::text)`;
  const period = {
    from: new Date(at.getTime() - DAY_MS),
    to: new Date(at.getTime() + DAY_MS),
  };
  const older = await readSome(tx, {
    period,
    where: sql`(l.occurred_at, l.id) <= ${place}`,
    isNewestFirst: true,
    limit: AROUND + 1,
  });
  if (older[0]?.id !== id) {
    return null;
  }
  const newer = await readSome(tx, {
    period,
    where: sql`(l.occurred_at, l.id) > ${place}`,
    isNewestFirst: false,
    limit: AROUND,
  });
  return [...newer.toReversed(), ...older];
}

type Some = {
  readonly period: Period;
  readonly where: RawBuilder<unknown>;
  readonly isNewestFirst: boolean;
  readonly limit: number;
};

/** Reads each table along its time index, up to the limit. */
async function readSome(
  tx: Transaction,
  { period, where, isNewestFirst, limit }: Some,
): Promise<LogLineRow[]> {
  const order = isNewestFirst
    ? sql`l.occurred_at desc, l.id desc`
    : sql`l.occurred_at asc, l.id asc`;
  const some = (lines: RawBuilder<LogLineRow>) =>
    sql`(select l.* from (${lines}) l where ${where} order by ${order} limit ${limit})`;
  const { rows } = await sql<LogLineRow>`
    select l.* from (${some(eventLines(period))} union all ${some(reportLines(period))}) l
    order by ${order} limit ${limit}`.execute(tx);
  return rows;
}

/** What is withheld from the line of a page's report: its message, and the identity of the browser. */
export const WITHHELD = [
  'error_message',
  'error_stack',
  'url',
  'method',
  'status_text',
  'user_agent',
  'session_id',
] as const;
export type WithheldField = (typeof WITHHELD)[number];

/** The withheld part of a page's report; null if there is no such report. */
export async function readWithheld(
  tx: Transaction,
  { at, id }: LinePlace,
): Promise<Record<WithheldField, string | null> | null> {
  const row = await tx
    .selectFrom('dataflow_events')
    .select('context')
    .where(sql<boolean>`id::text = ${id}`)
    .where('created_at', '=', at)
    .where('operation', '=', 'frontend_api_error')
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  const text = (name: WithheldField): string | null => {
    const value = row.context[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    error_message: text('error_message'),
    error_stack: text('error_stack'),
    url: text('url'),
    method: text('method'),
    status_text: text('status_text'),
    user_agent: text('user_agent'),
    session_id: text('session_id'),
  };
}
