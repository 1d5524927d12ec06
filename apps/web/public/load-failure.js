// The app could not be started: one of its files did not come. Says so, as nothing of the app is there to say it.
// In the language that the app would have had (shared/language/language.ts).
document.querySelector('script[type="module"]')?.addEventListener('error', () => {
  const stored = window.localStorage.getItem('language');
  const wanted = stored ?? navigator.languages.find((tag) => /^(?:en|fr)\b/i.test(tag)) ?? 'en';
  const isFrench = /^fr\b/i.test(wanted);
  document.documentElement.lang = isFrench ? 'fr-CA' : 'en-US';
  const main = document.createElement('main');
  const title = document.createElement('h1');
  title.textContent = isFrench
    ? 'Platebook n’a pas pu être chargé'
    : 'Platebook couldn’t be loaded';
  const words = document.createElement('p');
  words.textContent = isFrench
    ? 'Vérifiez votre connexion et rechargez cette page. Rien n’a changé dans vos livres.'
    : 'Check your connection and reload this page. Nothing in your books was changed.';
  const reload = document.createElement('button');
  reload.textContent = isFrench ? 'Recharger' : 'Reload';
  reload.addEventListener('click', () => window.location.reload());
  main.append(title, words, reload);
  document.getElementById('root')?.replaceChildren(main);
});
