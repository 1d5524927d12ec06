import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { loginPage } from '../pages/login.page.ts';
import { seedAccount } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { UNKNOWN_MONEY_COLUMN } from '../support/demo.ts';
import { englishIn } from '../support/french.ts';

const COLUMN = 'Sustainability Surcharge';
const UNKNOWN = `La colonne «\u00A0${COLUMN}\u00A0» de ce rapport contient de l’argent et n’est pas connue ici.`;

test('a reader of French is told in French why a report is refused, and what to decide', async ({
  page,
  request,
}, testInfo) => {
  await loginPage(page).open();
  await loginPage(page).signIn(await seedAccount(request, 'Érable & Sarriette'));
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings/preferences');
  await page.getByLabel('Language').selectOption('Français (Canada)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');

  const main = page.getByRole('main');
  const upload = async (path: string) => {
    await page.goto('/dashboard/sync/files');
    await page.getByLabel('Ajouter des fichiers de rapport').setInputFiles(path);
    await expect(page).toHaveURL(/\/dashboard\/sync\/imports\//);
  };
  const isFrench = async () => {
    expect(await englishIn(main, 'features/sync/files')).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  };

  await test.step('a column that nobody knows', async () => {
    await upload(UNKNOWN_MONEY_COLUMN);
    const reason = page.getByRole('status').filter({ hasText: UNKNOWN });
    await expect(reason).toContainText('Une colonne inconnue contient de l’argent');
    await expect(main).toContainText('Rien n’a pu être préparé. Vos livres sont inchangés.');
    const question = main.getByRole('region', { name: 'Qu’est-ce que cette colonne?' });
    await question.getByRole('radio', { name: 'Partie d’un poste' }).check();
    await question.getByRole('button', { name: 'Enregistrer et relire le fichier' }).click();
    await expect(question).toContainText('Choisissez un poste.');
    await isFrench();
  });

  await test.step('a file that is no report', async () => {
    const path = testInfo.outputPath('liste-d-epicerie.csv');
    await writeFile(path, 'Article,Nombre\nOignons,12\n');
    await upload(path);
    await expect(main).toContainText(
      'Ce n’est pas un rapport de versements que nous pouvons lire. Sont pris en charge\u00A0:',
    );
    await expect(main.getByRole('link', { name: 'Téléverser un autre fichier' })).toBeVisible();
    await isFrench();
  });
});
