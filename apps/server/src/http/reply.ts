import type { Response } from 'express';
import type { Operation } from './contract.ts';
import type { OperationId, Reply } from './operations.ts';
import type { OperationValidators } from './validation.ts';

type Where = {
  readonly operation: Operation;
  readonly validator: OperationValidators;
  readonly response: Response;
};

type Senders = {
  [Kind in Reply<OperationId>['kind']]: (
    reply: Extract<Reply<OperationId>, { kind: Kind }>,
    where: Where,
  ) => void;
};

const SENDERS: Senders = {
  envelope: ({ status, message, data }, where) =>
    sendJson(status, { status: 'success', message, data }, where),
  wire: ({ status, body }, where) => sendJson(status, body, where),
  empty: ({ status }, { response }) => {
    response.status(status).end();
  },
  file: ({ type, name, bytes }, { response }) => {
    response.status(200).set('cache-control', 'no-store').attachment(name).type(type).end(bytes);
  },
  taken: () => undefined,
};

export function sendReply(reply: Reply<OperationId>, where: Where): void {
  const send = SENDERS[reply.kind] as (reply: Reply<OperationId>, where: Where) => void;
  send(reply, where);
}

function sendJson(status: number, body: unknown, { validator, response }: Where): void {
  // As the caller will read it: dates are text by then.
  const wire = JSON.stringify(body);
  const violation = validator.answer(status, JSON.parse(wire));
  if (violation !== null) {
    throw new Error(`This answer breaks openapi.yaml: ${violation}`);
  }
  response.status(status).set('cache-control', 'no-store').type('application/json').send(wire);
}
