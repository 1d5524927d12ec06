import { migrate, readMigrations } from '../../src/db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../../src/locations.ts';
import { createCrashPoint, readCrashPlan } from './crash-plan.ts';

/** Migrates a database to the newest version, as a start of the product does, and dies where CRASH_AT says. */
const { DATABASE_URL: connectionString = '', CRASH_AT: crashAt } = process.env;
const crash = createCrashPoint(crashAt === undefined ? null : readCrashPlan(crashAt));
await migrate({ connectionString }, await readMigrations(MIGRATIONS_FOLDER), () =>
  crash('mid_migration'),
);
