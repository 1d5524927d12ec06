// The one script of the public pages; without it they work as well. It runs before the page is drawn, so nothing moves.
(function () {
  var root = document.documentElement;
  // A link of a mail may lead here with what the app is to do with it: `takeLanding` knows which page that is.
  if (/[#&](access_token|error|error_code|message)=/.test(location.hash)) {
    location.replace('/confirm' + location.hash);
    return;
  }
  try {
    // Only whether somebody is signed in here; the app looks whether the session still holds.
    if (localStorage.getItem('session') !== null) {
      root.dataset.session = 'open';
    }
  } catch {
    // Storage is blocked: nobody is signed in here.
    delete root.dataset.session;
  }
  try {
    // Who has chosen a language, here or in the app, is offered no other.
    if (localStorage.getItem('language') !== null) {
      root.dataset.language = 'chosen';
    }
  } catch {
    // Storage is blocked: nothing was chosen.
    delete root.dataset.language;
  }
  // Whoever goes on to the app from a page in another language than English reads the app in it too.
  function takeLanguageAlong(event) {
    var target = event.target;
    var door =
      target instanceof Element ? target.closest('a[href="/login"], a[href="/register"]') : null;
    if (door === null || root.lang === 'en') {
      return;
    }
    try {
      localStorage.setItem('language', root.lang);
    } catch {
      // Storage is blocked: the app follows the browser.
      root.dataset.language = 'chosen';
    }
  }
  // The middle button opens a link beside the page, and is no click.
  document.addEventListener('auxclick', takeLanguageAlong);
  document.addEventListener('click', function (event) {
    takeLanguageAlong(event);
    var target = event.target;
    if (!(target instanceof Element)) {
      return;
    }
    var link = target.closest('a[data-language]');
    if (link !== null) {
      try {
        localStorage.setItem('language', link.dataset.language);
      } catch {
        // Storage is blocked: the link leads there all the same.
        root.dataset.language = 'chosen';
      }
      return;
    }
    if (target.closest('[data-theme-toggle]') === null) {
      return;
    }
    var theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
      localStorage.removeItem('theme-source');
    } catch {
      // Storage is blocked: the choice lasts for this page.
      root.dataset.theme = theme;
    }
  });
})();
