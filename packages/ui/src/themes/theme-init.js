// Loaded as an external, blocking script in <head>: the theme stands before the first paint, and a strict
// Content-Security-Policy needs no exception for it.
(function () {
  var theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') {
      theme = 'dark';
    }
  } catch {
    theme = 'light';
  }
  document.documentElement.dataset.theme = theme;
})();
