import {
  maxLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  trim,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { words } from './support.messages.ts';
import { TOPICS } from './tickets.queries.ts';

const LONGEST_SUBJECT = 120;
/** The server's maximum message length. */
export const LONGEST_MESSAGE = 8000;

const message = () =>
  pipe(
    string(),
    trim(),
    nonEmpty(words.enterMessage),
    maxLength(LONGEST_MESSAGE, words.tooLong(LONGEST_MESSAGE)),
  );

/** Validates a ticket; created on use, because its messages depend on the language. */
export const ticketSchema = () =>
  object({
    subject: pipe(
      string(),
      trim(),
      nonEmpty(words.enterSubject),
      maxLength(LONGEST_SUBJECT, words.tooLong(LONGEST_SUBJECT)),
    ),
    topic: pipe(string(), picklist(TOPICS, words.enterTopic)),
    message: message(),
  });

export type TicketFields = InferOutput<ReturnType<typeof ticketSchema>>;
export type TicketInput = InferInput<ReturnType<typeof ticketSchema>>;

/** Validates a reply. */
export const replySchema = () => object({ message: message() });
