// What `@platebook/ui/styles.css` means when packages are read from source (condition "@platebook/source"):
// fonts, reset and themes; every component brings its own styles there.
import './styles/fonts.css.ts';
import './styles/reset.css.ts';
import './themes/themes.css.ts';
