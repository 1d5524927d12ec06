import { entityNamed } from './entities.ts';
import { faultBody, QboFault } from './qbo-fault.ts';
import { asList, asObject, textOrNull, type QboObject } from './qbo-object.ts';
import { runQuery } from './run-query.ts';
import { singletonsOf } from './singletons.ts';
import { create, remove, update, type WriteContext } from './write-object.ts';

/** The most the sandbox takes; Intuit's pages say 10, 30 and 50 (platform-apis 3.3). */
const MOST_ITEMS = 30;

function perform(item: QboObject, context: WriteContext): object {
  const query = textOrNull(item.Query);
  if (query !== null) {
    return { QueryResponse: runQuery(query, context.books, singletonsOf(context.books)) };
  }
  const name = Object.keys(item).find((key) => entityNamed(key) !== undefined);
  const entity = name === undefined ? undefined : entityNamed(name);
  if (name === undefined || entity === undefined) {
    throw new QboFault('500', 'Unsupported Operation', 'The item names nothing that can be done');
  }
  const sent = asObject(item[name]);
  switch (item.operation) {
    case 'create': {
      return { [entity.name]: create(entity, sent, context) };
    }
    case 'update': {
      return { [entity.name]: update(entity, sent, context) };
    }
    case 'delete': {
      return { [entity.name]: remove(entity, sent, context) };
    }
    default: {
      throw new QboFault(
        '500',
        'Unsupported Operation',
        `Operation ${String(item.operation)} is not supported`,
      );
    }
  }
}

/** One item's result; a failed item does not stop the others, and the whole is answered with 200. */
function outcome(item: QboObject, context: WriteContext): object {
  try {
    return perform(item, context);
  } catch (error) {
    if (error instanceof QboFault) {
      return { Fault: faultBody(error) };
    }
    throw error;
  }
}

/** `{BatchItemResponse: […]}`. Error 1040 for more than {@link MOST_ITEMS} items. */
export function runBatch(sent: QboObject, context: WriteContext): object {
  const items = asList(sent.BatchItemRequest);
  if (items.length > MOST_ITEMS) {
    throw new QboFault(
      '1040',
      'Batch size exceeded',
      `The maximum number of items in a batch is ${MOST_ITEMS}`,
    );
  }
  return {
    BatchItemResponse: items.map((item) => ({
      ...outcome(item, context),
      bId: textOrNull(item.bId) ?? '',
    })),
  };
}
