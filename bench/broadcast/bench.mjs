// npm run bench -- broadcast [--recipients N] [--tenants N]: whether the web notices that everybody is notified.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBroadcast } from './broadcast.mjs';

const P99_TIMES = 2;

/** The exit code: 1 when a goal is missed. */
export async function run(options) {
  const { values } = parseArgs({
    args: options,
    options: {
      recipients: { type: 'string', default: '100000' },
      tenants: { type: 'string', default: '20000' },
    },
  });
  const before = loadavg()[0];
  const found = await measureBroadcast({
    recipients: Number(values.recipients),
    tenants: Number(values.tenants),
  });
  const { recipients, tenants, quietP99, sending, mailing } = found;
  print(
    `Broadcast: ${recipients} people in ${tenants} tenants, notified in ${sending.seconds.toFixed(1)} s; load ${before.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after`,
  );
  print(
    `  ${mailing.mails} mails written in the ${mailing.seconds.toFixed(1)} s after it${mailing.isOver ? '' : ', and more to write'}`,
  );
  return [
    judge('p99 of the web while it is sent', sending, quietP99),
    judge('p99 of the web while mails are written', mailing, quietP99),
  ].every(Boolean)
    ? 0
    : 1;
}

function judge(what, { p99, reads }, quietP99) {
  const times = p99 / quietP99;
  const isMet = times <= P99_TIMES;
  print(
    `${isMet ? 'met   ' : 'MISSED'} ${what}: ${times.toFixed(2)} (goal ≤ ${P99_TIMES}) [${quietP99.toFixed(1)} → ${p99.toFixed(1)} ms, ${reads} reads]`,
  );
  return isMet;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
