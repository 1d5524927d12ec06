import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

type Mail = { readonly template: string; readonly text: string };

/** Waits for the last mail of a template to an address. */
export async function lastMail(
  request: APIRequestContext,
  to: string,
  template: string,
): Promise<string> {
  let text = '';
  await expect(async () => {
    const answer = await request.get(`/dev/inbox?${new URLSearchParams({ format: 'json', to })}`);
    const { items } = (await answer.json()) as { items: Mail[] };
    text = items.find((mail) => mail.template === template)?.text ?? '';
    expect(text).not.toBe('');
  }).toPass();
  return text;
}

/** The path and query of the first link in a mail. */
export function linkIn(text: string): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  return `${pathname}${search}`;
}

/** The six-digit code in a mail. */
export function codeIn(text: string): string {
  return /code: (\d{6})$/m.exec(text)?.[1] ?? '';
}
