import express from 'express';
import type { Request, Response } from 'express';
import type { SiteLocale } from '../../db/tables.ts';
import { toEmail } from '../../identity/auth/users/contact.ts';
import { AppError } from '../../http/errors.ts';
import type { PageRoutes } from '../../http/dev-pages.ts';
import { GoTrueError } from '../../http/gotrue-errors.ts';
import { requireOwnForm } from '../../http/own-form.ts';
import type { DemoContent, DemoForm, DemoProblem, PublicDemo } from '../../http/public-demo.ts';
import type { NewDemoBooking } from './demo-bookings.store.ts';

type Deps = {
  readonly request: (booking: NewDemoBooking) => Promise<void>;
  /** Throws `rate_limited` after too many from one network address. */
  readonly limit: (address: string) => Promise<void>;
};

const LARGEST_FORM = '16kb';
const LONGEST = { name: 100, email: 254, business: 120, message: 2_000 } as const;
const readForm = express.urlencoded({ extended: false, limit: LARGEST_FORM });

/** The demo request page and its form handler; an invalid form is shown again with its input. */
export function createDemoForms({ request: book, limit }: Deps): {
  readonly demo: PublicDemo;
  readonly pages: PageRoutes;
} {
  const refused = new WeakMap<Request, Extract<DemoContent['step'], { name: 'refused' }>>();
  const take = async (request: Request, locale: SiteLocale): Promise<boolean> => {
    requireOwnForm(request);
    await limit(request.ip ?? '');
    const values = formOf(request);
    const read = bookingOf(values, locale);
    if ('problems' in read) {
      refused.set(request, { name: 'refused', values, problems: read.problems });
      return false;
    }
    // A honeypot: people do not see this field; bots fill it in.
    const isSpam = textOf(request, 'website') !== '';
    await book({ ...read.booking, status: isSpam ? 'spam' : 'new' });
    return true;
  };
  return {
    demo: {
      show: (request) => ({
        kind: 'demo',
        step: refused.get(request) ?? { name: request.query['sent'] === '1' ? 'sent' : 'form' },
      }),
    },
    pages: (app, site) => {
      const answer = (locale: SiteLocale) => async (request: Request, response: Response) => {
        if (await take(request, locale)) {
          // So that a reload does not resubmit it.
          response.redirect(303, `${rootOf(locale)}?sent=1`);
        } else if (site === null || !(await site.answer(request, response))) {
          throw new AppError('validation_failed');
        }
      };
      for (const locale of ['en-US', 'fr-CA'] as const) {
        app.post(rootOf(locale), readForm, answer(locale));
      }
    },
  };
}

function rootOf(locale: SiteLocale): string {
  return locale === 'fr-CA' ? '/fr/book-demo' : '/book-demo';
}

function sentFor(request: Request, name: string): string[] {
  const sent = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  return [sent[name]].flat().filter((value): value is string => typeof value === 'string');
}

function textOf(request: Request, name: string): string {
  // PostgreSQL text cannot contain this character.
  return (sentFor(request, name)[0] ?? '').replaceAll('\u0000', '').trim();
}

function formOf(request: Request): DemoForm {
  const text = (name: string) => textOf(request, name);
  return {
    name: text('name').slice(0, LONGEST.name),
    // A truncated address would be a different one, so one that is too long is rejected.
    email: text('email').slice(0, LONGEST.email + 1),
    business: text('business').slice(0, LONGEST.business),
    role: text('role'),
    stores: text('stores'),
    platforms: sentFor(request, 'platforms'),
    books: text('books'),
    message: text('message').slice(0, LONGEST.message).trim(),
  };
}

const ROLES = ['owner', 'bookkeeper', 'adviser', 'other'] as const;
const STORES = ['1', '2_to_5', '6_to_20', 'over_20'] as const;
const PLATFORMS = ['ubereats', 'doordash', 'other'] as const;
const BOOKS = ['quickbooks_online', 'other', 'none'] as const;

type Read =
  | { readonly booking: Omit<NewDemoBooking, 'status'> }
  | { readonly problems: readonly DemoProblem[] };

/** Choices that the form does not offer are dropped. */
function bookingOf(form: DemoForm, locale: SiteLocale): Read {
  const email = emailOf(form.email);
  if (email === null || form.name === '' || form.business === '') {
    const problems: DemoProblem[] = [];
    if (form.name === '') {
      problems.push('name');
    }
    if (email === null) {
      problems.push('email');
    }
    return { problems: form.business === '' ? [...problems, 'business'] : problems };
  }
  return {
    booking: {
      name: form.name,
      email,
      business: form.business,
      role: offered(ROLES, form.role),
      stores: offered(STORES, form.stores),
      platforms: PLATFORMS.filter((platform) => form.platforms.includes(platform)),
      books: offered(BOOKS, form.books),
      message: form.message === '' ? null : form.message,
      locale,
    },
  };
}

function offered<Value extends string>(values: readonly Value[], sent: string): Value | null {
  return values.find((value) => value === sent) ?? null;
}

/** Null for an invalid address. */
function emailOf(text: string): string | null {
  try {
    return toEmail(text);
  } catch (reason) {
    if (reason instanceof GoTrueError) {
      return null;
    }
    throw reason;
  }
}
