import { readConfig } from './config/config.ts';
import { connect } from './db/connect.ts';
import { explainFault } from './explain-fault.ts';
import { sweepUploads } from './payouts/sweep-uploads.ts';
import { systemClock } from './platform/clock.ts';
import { createLogger } from './platform/logger.ts';

try {
  const isDelete = process.argv.includes('--delete');
  const connection = await connect(readConfig(process.env), createLogger('error'));
  try {
    const { uploads, files } = await sweepUploads(
      { database: connection.database, clock: systemClock },
      { dryRun: !isDelete },
    );
    process.stdout.write(
      `${isDelete ? 'Deleted' : 'Would delete'} ${uploads.count} abandoned uploads (${uploads.bytes} bytes) and ${files.count} files that nothing names (${files.bytes} bytes).\n`,
    );
  } finally {
    await connection.close();
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${explainFault(error)}\n`);
}
