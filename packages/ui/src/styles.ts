// What `@platebook/ui/styles.css` resolves to when packages are read from source (condition "@platebook/source"): fonts,
// reset and themes; there every component imports its own styles.
import './styles/fonts.css.ts';
import './styles/reset.css.ts';
import './themes/themes.css.ts';
