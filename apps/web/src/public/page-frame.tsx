import { ButtonLink, Icon, SkipLink, Wordmark } from '@platebook/ui';
import type { ReactNode } from 'react';
import pageScript from './page-script.js?url';
import * as styles from './frame.css.ts';

/** The build puts the name of the stylesheet in its place. */
const STYLESHEET = '__PUBLIC_STYLESHEET__';

/** What the first words are set in, by the names of the font files; the build puts their addresses in their places. */
const FONTS = ['__PUBLIC_FONT_source-serif-4-latin__', '__PUBLIC_FONT_inter-latin__'];

export type PageFrameProps = {
  title: string;
  description: string;
  /** The one address of the page; null for pages that belong in no index. */
  canonical: string | null;
  /** Parts of this page that its header leads to. */
  sections?: readonly { readonly href: string; readonly label: string }[];
  children: ReactNode;
};

const FOOTER: readonly { href: string; label: string }[] = [
  { href: '/docs/api', label: 'API documentation' },
  { href: '/support', label: 'Support' },
  { href: '/terms', label: 'Terms' },
  { href: '/readyz', label: 'Status' },
  { href: '/theme-switcher', label: 'Appearance' },
];

/** A whole public page: what browsers and search engines read of it, its header, itself, its footer. */
export function PageFrame({ sections = [], children, ...about }: PageFrameProps) {
  return (
    <html lang="en" data-density="relaxed">
      <Head {...about} />
      <body className={styles.body}>
        <SkipLink targetId="main">Skip to content</SkipLink>
        <Header sections={sections} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  );
}

function Head({
  title,
  description,
  canonical,
}: Pick<PageFrameProps, 'title' | 'description' | 'canonical'>) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </>
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
      <script src="/theme-init.js" />
      <script src={pageScript} />
    </head>
  );
}

function Header({ sections }: Required<Pick<PageFrameProps, 'sections'>>) {
  return (
    <header className={styles.header}>
      <a href="/" className={styles.wordmark}>
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
        <ThemeButton theme="dark" className={styles.whenLight} />
        <ThemeButton theme="light" className={styles.whenDark} />
        <span className={styles.whenSignedOut}>
          <ButtonLink href="/login">Sign in</ButtonLink>
        </span>
        <span className={styles.whenSignedIn}>
          <ButtonLink href="/dashboard">Open dashboard</ButtonLink>
        </span>
      </nav>
    </header>
  );
}

function ThemeButton({ theme, className }: { theme: 'light' | 'dark'; className: string }) {
  const label = `Use the ${theme} theme`;
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

function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.footerRow}>
        <span>Platebook is open source, under the Apache License 2.0.</span>
        <nav aria-label="More" className={styles.footerLinks}>
          {FOOTER.map(({ href, label }) => (
            <a key={href} href={href} className={styles.quietLink}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
