// The content of the built `styles.css`: fonts, reset and themes first, then the styles of every component.
import './styles.ts';
export * as kit from './index.ts';
