import { createTransport } from 'nodemailer';
import { DeliveryError } from './mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

type SmtpFault = { readonly code?: unknown; readonly responseCode?: unknown };

/** Sends through one SMTP server, configured as `smtp://` or `smtps://user:password@host:port`. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // Nothing in a message may make this server read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(url).hostname;
  return {
    deliver: async ({ id, to, subject, text, html }) => {
      try {
        await transporter.sendMail({
          from,
          // Passed as an object, an address cannot become a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          ...(html === null ? {} : { html }),
          // The same on every attempt, so that a server that accepted it before the connection was lost can
          // deduplicate.
          messageId: `<${id}@${host}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (cause) {
        throw toDeliveryError(cause as SmtpFault);
      }
    },
    close: () => transporter.close(),
  };
}

/** RFC 5321 4.2.1: 4yz may be retried, 5yz may not. A missing reply may. */
function toDeliveryError(fault: SmtpFault): DeliveryError {
  const { code, responseCode } = fault;
  if (typeof responseCode === 'number' && code !== 'EAUTH') {
    return new DeliveryError(`The mail server answered ${responseCode}.`, {
      retryable: responseCode < 500,
    });
  }
  return new DeliveryError(
    `The mail server could not be used (${typeof code === 'string' ? code : 'no code'}).`,
    {
      retryable: true,
    },
  );
}
