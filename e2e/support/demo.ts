import { fileURLToPath } from 'node:url';

const DEMO = new URL('../../demo/', import.meta.url);

/** The demo's people, as the server prints them when it starts. */
export const OWNER = {
  email: 'owner@demo.platebook.test',
  password: 'demo-owner-password',
};
export const READER = {
  email: 'basic@demo.platebook.test',
  password: 'demo-basic-password',
};

/** Answers tickets of every client. */
export const STAFF = {
  email: 'support@demo.platebook.test',
  password: 'demo-support-password',
};

/** Runs the installation. */
export const ADMIN = {
  email: 'admin@demo.platebook.test',
  password: 'demo-admin-password',
};

export type Person = typeof OWNER;

/** The path of a demo report file. */
function demoReport(name: string): string {
  return fileURLToPath(new URL(name, DEMO));
}

export const UBER_EATS_WEEK = demoReport('uber-eats-payment-details-2026-03-30_2026-04-05.csv');
/** The stores of that week, as Uber Eats names them. */
export const UBER_EATS_STORES = ['MA-002', 'PA-001'];
export const DOORDASH_WEEKS = demoReport('doordash-financials-2026-03-30_2026-04-12.zip');
export const UNKNOWN_MONEY_COLUMN = demoReport('broken/uber-eats-unknown-money-column.csv');
export const ROWS_THAT_DO_NOT_FOOT = demoReport('broken/doordash-rows-that-do-not-foot.csv');
