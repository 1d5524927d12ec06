// The only script of the public pages, which also work without it. It runs before the first paint, so nothing shifts.
(function () {
  var root = document.documentElement;
  // A mail's link may open this page with parameters for the app: `takeLanding` knows the right page.
  if (/[#&](access_token|error|error_code|message)=/.test(location.hash)) {
    location.replace('/confirm' + location.hash);
    return;
  }
  try {
    // Only whether a session is stored; the app verifies it.
    if (localStorage.getItem('session') !== null) {
      root.dataset.session = 'open';
    }
  } catch {
    // Storage is blocked: treat as signed out.
    delete root.dataset.session;
  }
  try {
    // A reader who has chosen a language, here or in the app, gets no suggestion.
    if (localStorage.getItem('language') !== null) {
      root.dataset.language = 'chosen';
    }
  } catch {
    // Storage is blocked: no choice is stored.
    delete root.dataset.language;
  }
  // Carries a non-English page's language over to the app.
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
  // A middle click opens a new tab and fires auxclick instead of click.
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
        // Storage is blocked: the link works all the same.
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
      // Storage is blocked: the choice applies to this page only.
      root.dataset.theme = theme;
    }
  });
})();
