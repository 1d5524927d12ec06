// The app could not be started: one of its files did not come. Says so, as nothing of the app is there to say it.
document.querySelector('script[type="module"]')?.addEventListener('error', () => {
  const main = document.createElement('main');
  const title = document.createElement('h1');
  title.textContent = 'Platebook couldn’t be loaded';
  const words = document.createElement('p');
  words.textContent =
    'Check your connection and reload this page. Nothing in your books was changed.';
  const reload = document.createElement('button');
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => window.location.reload());
  main.append(title, words, reload);
  document.getElementById('root')?.replaceChildren(main);
});
