import type { Answer } from '../core/call.ts';

type FaultType =
  | 'ValidationFault'
  | 'AuthenticationFault'
  | 'AuthorizationFault'
  | 'SystemFault'
  | 'SERVICE';

/** An error of the Accounting API, thrown on detection and answered like Intuit's (platform-apis 3.4). */
export class QboFault extends Error {
  readonly code: string;
  readonly detail: string;
  readonly element: string;
  readonly type: FaultType;
  readonly status: number;

  constructor(
    code: string,
    message: string,
    detail: string,
    options: { element?: string; type?: FaultType; status?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.element = options.element ?? '';
    this.type = options.type ?? 'ValidationFault';
    this.status = options.status ?? 400;
  }
}

export function missing(element: string): QboFault {
  return new QboFault(
    '2020',
    'Required param missing, need to supply the required value for the API',
    `Required parameter ${element} is missing in the request`,
    { element },
  );
}

export function unsupported(property: string): QboFault {
  return new QboFault(
    '2010',
    'Request has invalid or unsupported property',
    `Property Name:${property} specified is unsupported or invalid`,
    { element: property },
  );
}

export function tooLong(element: string, most: number): QboFault {
  return new QboFault(
    '2050',
    'String length is either shorter or longer than supported by specification',
    `Supplied value of ${element} is longer than ${most} characters`,
    { element },
  );
}

export function invalidReference(what: string, id: string): QboFault {
  return new QboFault(
    '2500',
    'Invalid Reference Id',
    `Invalid Reference Id : ${what} element id ${id} not found`,
  );
}

/** A value that the field does not allow. */
export function invalidEnumeration(element: string, value: string): QboFault {
  return new QboFault('2170', 'Invalid Enumeration', `Invalid Enumeration : ${value}`, { element });
}

export function invalidQuery(detail: string): QboFault {
  return new QboFault('4001', 'Invalid query', `QueryValidationError: ${detail}`);
}

export function notFound(): QboFault {
  return new QboFault(
    '610',
    'Object Not Found',
    "Object Not Found : Something you're trying to use has been made inactive. Check the fields with accounts, customers, items, vendors or employees.",
  );
}

export function businessRule(reason: string): QboFault {
  return new QboFault(
    '6000',
    'A business validation error has occurred while processing your request',
    `Business Validation Error: ${reason}`,
  );
}

export function staleObject(): QboFault {
  return new QboFault(
    '5010',
    'Stale Object Error',
    'Stale Object Error : You and Sandbox User were working on this at the same time. Sandbox User finished before you did, so your work was not saved.',
  );
}

export function periodClosed(): QboFault {
  return new QboFault(
    '6210',
    'Account Period Closed, Cannot Update Through Services API',
    'The account period has closed and the account books cannot be updated through through the QBO Services API. Please use the QBO website to make these changes.',
  );
}

export function duplicateNumber(number: string, type: string, id: string): QboFault {
  return new QboFault(
    '6140',
    'Duplicate Document Number Error',
    `Duplicate Document Number Error : You must specify a different number. This number has already been used. DocNumber=${number} is assigned to TxnType=${type} with TxnId=${id}`,
  );
}

export function duplicateName(): QboFault {
  return new QboFault(
    '6240',
    'Duplicate Name Exists Error',
    'The name supplied already exists. : Another account, customer, vendor or employee is already using this name. Please use a different name.',
  );
}

export function throttled(): QboFault {
  return new QboFault(
    '3001',
    'message=ThrottleExceeded; errorCode=003001; statusCode=429',
    'The request limit was reached.  Try again later',
    { type: 'SERVICE', status: 429 },
  );
}

export function realmNotGranted(): QboFault {
  return new QboFault(
    '3100',
    'message=ApplicationAuthorizationFailed; errorCode=003100; statusCode=403',
    'The application is not authorized for this company',
    { type: 'AuthorizationFault', status: 403 },
  );
}

export function subscriptionEnded(): QboFault {
  return new QboFault(
    '6190',
    'Invalid Company Status',
    'Subscription period has ended or canceled or there was a billing problem : You can no longer access QuickBooks',
  );
}

export function systemError(): QboFault {
  return new QboFault(
    '10000',
    'An application error has occurred while processing your request',
    'System Failure Error: Sandbox failure',
    {
      type: 'SystemFault',
      status: 500,
    },
  );
}

/** `{"Error":[…],"type":…}`, as under `Fault` in responses and in batch items. */
export function faultBody({ code, message, detail, element, type }: QboFault): object {
  return { Error: [{ Message: message, Detail: detail, code, element }], type };
}

/** The 401 of the Accounting API has another shape, in lower case. */
export function unauthorizedAnswer(detail: string, nowMs: number): Answer {
  return {
    status: 401,
    body: {
      warnings: null,
      intuitObject: null,
      fault: {
        error: [
          {
            message: 'message=AuthenticationFailed; errorCode=003200; statusCode=401',
            detail,
            code: '3200',
            element: null,
          },
        ],
        type: 'AUTHENTICATION',
      },
      report: null,
      queryResponse: null,
      batchItemResponse: [],
      attachableResponse: [],
      syncErrorResponse: null,
      requestId: null,
      time: nowMs,
      status: null,
      cdcresponse: [],
    },
  };
}
