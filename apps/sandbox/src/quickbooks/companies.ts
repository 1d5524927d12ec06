import type { WorldClock } from '../core/clock.ts';
import type { Journal } from '../core/journal.ts';
import { openBooks, type Books } from './books.ts';
import type { Company, CompanySettings } from './company.ts';
import { seedBooks } from './seed-books.ts';

export type Companies = {
  all(): readonly Company[];
  find(realmId: string): Company | undefined;
  /** The company's books with its chart of accounts. Undefined for an unknown realm. */
  books(realmId: string): Books | undefined;
  add(company: Company): Books;
  configure(realmId: string, settings: Partial<CompanySettings>): Company | undefined;
  /** Called once with every company's books, including later ones. */
  onBooks(listener: (books: Books) => void): void;
};

export function openCompanies(journal: Journal, clock: WorldClock): Companies {
  const companies = journal.collection<Company>('companies');
  const open = new Map<string, Books>();
  const listeners: ((books: Books) => void)[] = [];

  function companyOf(realmId: string): Company {
    const company = companies.get(realmId);
    if (company === undefined) {
      throw new Error(`There is no company ${realmId}`);
    }
    return company;
  }

  function openOne(realmId: string): Books {
    const books = openBooks(() => companyOf(realmId), { journal, clock });
    open.set(realmId, books);
    for (const listener of listeners) {
      listener(books);
    }
    return books;
  }

  for (const [realmId] of companies.entries()) {
    openOne(realmId);
  }
  return {
    all: () => [...companies.values()],
    find: (realmId) => companies.get(realmId),
    books: (realmId) => open.get(realmId),
    add(company) {
      companies.set(company.realmId, company);
      const books = openOne(company.realmId);
      seedBooks(books, clock);
      return books;
    },
    configure(realmId, settings) {
      const company = companies.get(realmId);
      if (company === undefined) {
        return undefined;
      }
      const next = { ...company, settings: { ...company.settings, ...settings } };
      companies.set(realmId, next);
      return next;
    },
    onBooks(listener) {
      listeners.push(listener);
      for (const books of open.values()) {
        listener(books);
      }
    },
  };
}
