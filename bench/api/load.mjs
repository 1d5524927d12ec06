// The load: autocannon in this process, sharing the two cores with the server.
import autocannon from 'autocannon';

const CONNECTIONS = 20;

/** As fast as possible on 20 connections, or at a fixed rate. */
export async function load({ url, token }, { seconds, rate }) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors under load.`);
  }
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, p50, p99 };
}
