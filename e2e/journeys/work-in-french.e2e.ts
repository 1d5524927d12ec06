import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test, type APIRequestContext, type Locator } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { UBER_EATS_STORES, UBER_EATS_WEEK, type Person } from '../support/demo.ts';
import { englishIn } from '../support/french.ts';
import { apiOf, connectBooks, mapEverything, openStores } from '../support/journal.ts';
import { seedCompany } from '../support/sandbox.ts';

type Seeded = {
  readonly run: string;
  readonly payout: string;
  readonly headers: Record<string, string>;
};

/** A client whose Uber Eats week is mapped, its run and one of its payouts. */
async function seedRun(request: APIRequestContext, person: Person): Promise<Seeded> {
  const company = await seedCompany(request, `Bistro ${randomUUID().slice(0, 8)} inc.`);
  await connectBooks(request, person, company);
  await openStores(request, person, UBER_EATS_STORES);
  const { tenant, headers } = await apiOf(request, person);
  const base = `/api/v2/clients/tenants/${tenant}`;
  const sent = await request.post(`${base}/reports`, {
    headers,
    multipart: {
      file: { name: 'semaine.csv', mimeType: 'text/csv', buffer: readFileSync(UBER_EATS_WEEK) },
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const firstOf = async (list: string): Promise<string> => {
    const answer = await request.get(`${base}/${list}`, { headers });
    const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
    return data.items[0]?.id ?? '';
  };
  await expect.poll(() => firstOf('entries?status=needs_mapping')).not.toBe('');
  await mapEverything(request, person);
  return { run: await firstOf('sync/history'), payout: await firstOf('payouts'), headers };
}

test('a reader of French works with runs, batches, reports and mappings in French', async ({
  page,
  request,
}) => {
  const person = await seedAccount(request, 'Érable & Thym');
  const { run, payout, headers } = await seedRun(request, person);
  await loginPage(page).open();
  await loginPage(page).signIn(person);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings/preferences');
  await page.getByLabel('Language').selectOption('Français (Canada)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const screens = [
    {
      path: 'sync/runs',
      folder: 'sync/runs',
      seen: page.getByRole('grid', { name: 'Exécutions' }),
    },
    {
      path: `sync/runs/${run}`,
      folder: 'sync/runs',
      seen: page.getByRole('heading', { name: 'Téléchargements' }),
    },
    {
      path: 'batch-operations',
      folder: 'batches',
      seen: page.getByRole('heading', { name: 'Opérations par lot', exact: true }),
    },
    { path: 'batch-operations/new', folder: 'batches', seen: button('Choisir les clients') },
    {
      path: 'platform/ubereats/store-mapping',
      folder: 'store-mapping',
      seen: page.getByRole('heading', { name: 'Associer les établissements Uber Eats' }),
    },
    {
      path: 'platform/ubereats/mapping-management',
      folder: 'store-mapping',
      seen: page.getByRole('heading', { name: 'Établissements Uber Eats associés' }),
    },
    {
      path: 'platform/quickbooks/mapping',
      folder: 'account-mapping',
      seen: page.getByRole('heading', { level: 1 }),
    },
    {
      path: 'platform',
      folder: 'platform',
      seen: page.getByRole('heading', { name: 'Connexions', exact: true }),
    },
    {
      path: 'platform/quickbooks',
      folder: 'platform',
      seen: page.getByRole('heading', { name: 'Gérer QuickBooks', exact: true }),
    },
    {
      path: 'platform/doordash?enter=credentials',
      folder: 'platform',
      seen: page.getByRole('heading', { name: 'Clé d’accès DoorDash', exact: true }),
    },
  ];
  const look = async (path: string, folder: string, seen: Locator): Promise<void> => {
    await page.goto(`/dashboard/${path}`);
    await expect(seen.first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await englishIn(page.getByRole('main'), `features/${folder}`), path).toEqual([]);
  };
  for (const { path, folder, seen } of screens) {
    await look(path, folder, seen);
  }

  await page.goto(`/dashboard/sync/payouts/${payout}`);
  await expect(page.getByRole('main')).toContainText(
    /Vous avez vendu pour .+ Uber Eats a gardé .+ en tout\u00A0: .+ Uber Eats a versé /,
  );
  await page.goto('/dashboard/platform/doordash?enter=credentials');
  await button('Connecter DoorDash').click();
  await expect(page.getByText('Entrez le secret de signature.').first()).toBeVisible();

  const made = await request.post('/api/v2/clients/clients', {
    headers,
    data: { name: 'Livraison Thym', client_category: 'delivery_only' },
  });
  const { data: client } = (await made.json()) as { data: { id: string } };
  await look(`report-manager?client=${client.id}`, 'report-manager', button('Créer le rapport'));
});
