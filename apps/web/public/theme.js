// Runs before the first paint, so that a stored dark theme does not flash light. A file of its own, because the
// content security policy allows no inline script.
try {
  document.documentElement.dataset.theme =
    localStorage.getItem('theme') === 'dark' ? 'dark' : 'light';
} catch {
  // Storage is blocked: light is the default.
  document.documentElement.dataset.theme = 'light';
}
