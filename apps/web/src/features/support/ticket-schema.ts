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
/** As long as the server takes a message. */
export const LONGEST_MESSAGE = 8000;

const message = () =>
  pipe(
    string(),
    trim(),
    nonEmpty(words.enterMessage),
    maxLength(LONGEST_MESSAGE, words.tooLong(LONGEST_MESSAGE)),
  );

/** What a ticket must be before it is sent; made when it is used, for its words are in the reader's language. */
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

/** What a reply must be. */
export const replySchema = () => object({ message: message() });
