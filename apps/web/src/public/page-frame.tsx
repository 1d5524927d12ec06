import { ButtonLink, Icon, SkipLink, Wordmark } from '@platebook/ui';
import type { ReactNode } from 'react';
import { Announcements } from '../shared/announcements/announcements.tsx';
import { language, LANGUAGES } from '../shared/language/language.ts';
import type { PublicData } from './public-data.ts';
import pageScript from './page-script.js?url';
import * as styles from './frame.css.ts';
import { words } from './page-frame.messages.ts';
import { localPath } from '../shared/language/local-path.ts';
import { otherLanguage } from './site-paths.ts';

/** Replaced by the stylesheet's URL in the build. */
const STYLESHEET = '__PUBLIC_STYLESHEET__';

/** The fonts of the first paint, by file name; the build replaces them with URLs. */
const FONTS = ['__PUBLIC_FONT_source-serif-4-latin__', '__PUBLIC_FONT_inter-latin__'];

type SiteData = Pick<PublicData, 'siteUrl' | 'support' | 'prefersOther' | 'banners' | 'isPreview'>;

export type PageFrameProps = {
  title: string;
  description: string;
  /** The page's English path; null for pages that must not be indexed. */
  path: string | null;
  /** Site data; null on failure pages rendered without it. */
  site: SiteData | null;
  /** Whether the page exists in both languages. */
  isTranslated?: boolean;
  /** Sections of this page linked from its header. */
  sections?: readonly { readonly href: string; readonly label: string }[];
  /** Additional head elements: feeds, structured data. */
  head?: ReactNode;
  children: ReactNode;
};

/** A whole public page: metadata, header, content, footer. */
export function PageFrame({ sections = [], children, ...about }: PageFrameProps) {
  const { path, site, isTranslated = true } = about;
  return (
    <html lang={language() === 'en-US' ? 'en' : language()} data-density="relaxed">
      <Head {...about} isTranslated={isTranslated} />
      <body className={styles.body}>
        <SkipLink targetId="main">{words.skip}</SkipLink>
        {site === null ? null : <SiteBanners banners={site.banners} />}
        {site?.prefersOther === true && path !== null && isTranslated ? (
          <Suggestion path={path} />
        ) : null}
        <Header sections={sections} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer path={isTranslated ? path : null} email={site?.support.email ?? null} />
      </body>
    </html>
  );
}

function Head({
  title,
  description,
  path,
  site,
  isTranslated,
  head,
}: Pick<PageFrameProps, 'title' | 'description' | 'path' | 'site' | 'isTranslated' | 'head'>) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === null || site === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Address siteUrl={site.siteUrl} path={path} isTranslated={isTranslated === true} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Platebook" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {FONTS.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      ))}
      <link rel="stylesheet" href={STYLESHEET} />
      {site?.isPreview === true ? null : (
        <>
          {head}
          <script src="/theme-init.js" />
          <script src={pageScript} />
        </>
      )}
    </head>
  );
}

function Address(props: { siteUrl: string; path: string; isTranslated: boolean }) {
  const { siteUrl, path, isTranslated } = props;
  const canonical = `${siteUrl}${localPath(path)}`;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {isTranslated ? (
        <>
          {LANGUAGES.map((one) => (
            <link
              key={one}
              rel="alternate"
              hrefLang={one}
              href={`${siteUrl}${localPath(path, one)}`}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={`${siteUrl}${localPath(path, LANGUAGES[0])}`}
          />
        </>
      ) : null}
      <meta property="og:url" content={canonical} />
    </>
  );
}

function SiteBanners({ banners }: Pick<PublicData, 'banners'>) {
  const items = banners.map(({ severity, title, body }) => ({
    severity,
    title: title[language()],
    body: body[language()],
  }));
  return items.length === 0 ? null : (
    <aside aria-label={words.announcements} className={styles.banners}>
      <Announcements items={items} />
    </aside>
  );
}

/** Each in its own language, for readers of only one. */
const SUGGESTIONS = {
  'en-US': { text: 'This page is available in English.', link: 'Read it in English' },
  'fr-CA': { text: 'Cette page existe en français.', link: 'Lire en français' },
};

/** For readers whose browser prefers the other language; hidden once one was chosen here. */
function Suggestion({ path }: { path: string }) {
  const other = otherLanguage();
  const { text, link } = SUGGESTIONS[other];
  return (
    <aside lang={other} aria-label={text} className={styles.suggestion}>
      <p className={styles.suggestionText}>
        {text} <LanguageLink path={path} label={link} className={styles.suggestionLink} />
      </p>
    </aside>
  );
}

/** Links to the same page in the other language. */
function LanguageLink(props: { path: string; label: string; className: string }) {
  const other = otherLanguage();
  return (
    <a
      href={localPath(props.path, other)}
      hrefLang={other}
      lang={other}
      data-language={other}
      className={props.className}
    >
      {props.label}
    </a>
  );
}

function Header({ sections }: Required<Pick<PageFrameProps, 'sections'>>) {
  return (
    <header className={styles.header}>
      <a href={localPath('/')} className={styles.wordmark}>
        <Wordmark />
      </a>
      <nav aria-label="Platebook" className={styles.nav}>
        <div className={styles.sections}>
          {sections.map(({ href, label }) => (
            <a key={href} href={href} className={styles.quietLink}>
              {label}
            </a>
          ))}
        </div>
        <ThemeButton theme="dark" label={words.darkTheme} className={styles.whenLight} />
        <ThemeButton theme="light" label={words.lightTheme} className={styles.whenDark} />
        <span className={styles.whenSignedOut}>
          <ButtonLink href="/login">{words.signIn}</ButtonLink>
        </span>
        <span className={styles.whenSignedIn}>
          <ButtonLink href="/dashboard">{words.openDashboard}</ButtonLink>
        </span>
      </nav>
    </header>
  );
}

type ThemeButtonProps = { theme: 'light' | 'dark'; label: string; className: string };

function ThemeButton({ theme, label, className }: ThemeButtonProps) {
  return (
    <span className={className}>
      <button
        type="button"
        data-theme-toggle=""
        aria-label={label}
        title={label}
        className={styles.toggle}
      >
        <Icon name={theme === 'dark' ? 'moon' : 'sun'} size={20} />
      </button>
    </span>
  );
}

function Footer({ path, email }: { path: string | null; email: string | null }) {
  const links = [
    { href: localPath('/blog'), label: words.blog },
    { href: '/docs/api', label: words.apiDocs },
    { href: localPath('/support'), label: words.support },
    { href: localPath('/book-demo'), label: words.bookDemo },
    { href: localPath('/survey'), label: words.survey },
    { href: localPath('/terms'), label: words.terms },
    { href: localPath('/privacy'), label: words.privacy },
    { href: '/readyz', label: words.status },
    { href: '/theme-switcher', label: words.appearance },
    ...(email === null ? [] : [{ href: `mailto:${email}`, label: words.writeTo(email) }]),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.footerRow}>
        <span>{words.license}</span>
        <nav aria-label={words.more} className={styles.footerLinks}>
          {links.map(({ href, label }) => (
            <a key={href} href={href} className={styles.quietLink}>
              {label}
            </a>
          ))}
          <LanguageLink
            path={path ?? '/'}
            label={otherLanguage() === 'fr-CA' ? 'Français' : 'English'}
            className={styles.quietLink}
          />
        </nav>
      </div>
    </footer>
  );
}
