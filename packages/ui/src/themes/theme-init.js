// Loaded as an external, blocking script in <head>: sets the theme before the first paint, and a strict
// Content-Security-Policy needs no exception for it.
(function () {
  var theme = 'light';
  try {
    var follows = localStorage.getItem('theme-source') === 'system';
    if (
      follows
        ? matchMedia('(prefers-color-scheme: dark)').matches
        : localStorage.getItem('theme') === 'dark'
    ) {
      theme = 'dark';
    }
  } catch {
    theme = 'light';
  }
  document.documentElement.dataset.theme = theme;
})();
