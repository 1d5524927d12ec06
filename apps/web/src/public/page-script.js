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
  document.addEventListener('click', function (event) {
    var target = event.target;
    if (!(target instanceof Element) || target.closest('[data-theme-toggle]') === null) {
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
