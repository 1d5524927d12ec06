import { markup } from '../../platform/markup.ts';
import type { Markup } from '../../platform/markup.ts';
import type { StoredMessage } from './outbound-messages.store.ts';

export function presentInbox(messages: readonly StoredMessage[]): Markup {
  const list =
    messages.length === 0
      ? markup`<p>Nothing was sent yet. Sign up, or ask for a new password, and look here again.</p>`
      : markup`<ul class="list">${messages.map(presentItem)}</ul>`;
  return markup`<h1>Inbox</h1>
<p class="quiet">Mail and SMS that this installation sent. Without SMTP_URL they go nowhere else. Gone after seven days.</p>
${list}`;
}

function presentItem({ id, subject, recipient, status, createdAt }: StoredMessage): Markup {
  return markup`<li><a href="/dev/inbox/${id}">${subject}</a><p>${recipient} · ${shown(createdAt)}${STATES[status]}</p></li>\n`;
}

const STATES: Readonly<Record<StoredMessage['status'], string>> = {
  kept: '',
  queued: ' · on its way',
  sent: ' · sent',
  failed: ' · not delivered',
};

export function presentMessagePage(message: StoredMessage): Markup {
  const { id, subject, recipient, template, status, lastError, text, html, createdAt } = message;
  const error = lastError === null ? null : markup` <span class="bad">${lastError}</span>`;
  const plain =
    text === null
      ? markup`<p>The message has left; its text is not kept.</p>`
      : markup`<h2>Plain text</h2>\n<pre tabindex="0">${linked(text)}</pre>`;
  const rich =
    html === null
      ? null
      : markup`<h2>HTML</h2>\n<iframe title="The mail as HTML" src="/dev/inbox/${id}/html"></iframe>`;
  return markup`<p><a href="/dev/inbox">All messages</a></p>
<h1>${subject}</h1>
<dl>
<dt>To</dt><dd>${recipient}</dd>
<dt>Sent</dt><dd>${shown(createdAt)}</dd>
<dt>Template</dt><dd>${template}</dd>
<dt>State</dt><dd>${status}${error}</dd>
</dl>
${plain}
${rich}`;
}

function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) =>
      index % 2 === 1 ? markup`<a href="${piece}">${piece}</a>` : markup`${piece}`,
    );
}

function shown(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
