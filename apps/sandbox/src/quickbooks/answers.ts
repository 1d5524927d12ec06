import { XMLBuilder } from 'fast-xml-parser';
import type { WorldClock } from '../core/clock.ts';
import type { Answer, Call } from '../core/call.ts';
import type { Books } from './books.ts';
import { faultBody, QboFault } from './qbo-fault.ts';
import { companyTimeWithMs } from './qbo-time.ts';

const XML = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: false });
const NAMESPACE = 'http://schema.intuit.com/finance/v3';

/** The Accounting API answers in XML unless JSON is requested (platform-apis 3.2). */
function wantsJson({ headers, query }: Call): boolean {
  return query.format === 'json' || (headers.accept ?? '').includes('json');
}

function xml(body: object, time: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${XML.build({
    IntuitResponse: { '@xmlns': NAMESPACE, '@time': time, ...body },
  })}`;
}

/** The response with `time`, in the requested format. */
export function answerWith(call: Call, status: number, body: object, time: string): Answer {
  return wantsJson(call)
    ? {
        status,
        headers: { 'content-type': 'application/json;charset=UTF-8' },
        body: { ...body, time },
      }
    : {
        status,
        headers: { 'content-type': 'application/xml;charset=UTF-8' },
        body: xml(body, time),
      };
}

export function timeOf(books: Books, clock: WorldClock): string {
  return companyTimeWithMs(clock.now(), books.company().timeZone);
}

/** The result of `compute`, or the Fault it throws. */
export function answerOrFault(call: Call, time: string, compute: () => Answer): Answer {
  try {
    return compute();
  } catch (error) {
    if (error instanceof QboFault) {
      return answerWith(call, error.status, { Fault: faultBody(error) }, time);
    }
    throw error;
  }
}
