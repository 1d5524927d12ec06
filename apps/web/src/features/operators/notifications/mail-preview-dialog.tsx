import {
  CodeBlock,
  DescriptionList,
  Dialog,
  Inline,
  SegmentedControl,
  Stack,
  Text,
  useTheme,
} from '@platebook/ui';
import { useEffect, useRef, useState } from 'react';
import { language } from '../../../shared/language/language.ts';
import { trustedHtml } from '../trusted-html.ts';
import { mailPage } from './mail-page.ts';
import { words } from './notifications.messages.ts';
import type { MailPreview } from './notifications.queries.ts';

export type MailPreviewDialogProps = { mails: readonly MailPreview[]; onClose: () => void };

const LANGUAGE_NAMES = { 'en-US': 'English', 'fr-CA': 'Français' } as const;

/** Previews an unsent mail in each language, as HTML and as plain text. */
export function MailPreviewDialog({ mails, onClose }: MailPreviewDialogProps) {
  const [chosen, setChosen] = useState<string>(language);
  const [format, setFormat] = useState('html');
  const mail = mails.find((one) => one.language === chosen) ?? mails[0];
  return mail === undefined ? null : (
    <Dialog open onOpenChange={onClose} title={words.emailPreview} size="lg">
      <Stack gap="md">
        <Text tone="muted">{words.emailPreviewAbout}</Text>
        <Inline gap="md">
          <SegmentedControl
            label={words.emailLanguage}
            segments={mails.map((one) => ({
              value: one.language,
              label: LANGUAGE_NAMES[one.language],
            }))}
            value={mail.language}
            onValueChange={setChosen}
          />
          <SegmentedControl
            label={words.emailFormat}
            segments={[
              { value: 'html', label: words.emailHtml },
              { value: 'text', label: words.emailText },
            ]}
            value={format}
            onValueChange={setFormat}
          />
        </Inline>
        <DescriptionList items={[{ term: words.emailSubject, value: mail.subject }]} />
        {format === 'html' ? (
          <MailFrame html={mail.html} />
        ) : (
          <CodeBlock label={words.emailText} language={words.emailText} code={mail.text} wrap />
        )}
      </Stack>
    </Dialog>
  );
}

function MailFrame({ html }: Pick<MailPreview, 'html'>) {
  const { theme } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (frame.current !== null) {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
      frame.current.srcdoc = trustedHtml(mailPage(html, { theme, nonce: meta?.content ?? '' }));
    }
  }, [html, theme]);
  return (
    <iframe
      ref={frame}
      title={words.emailPreview}
      sandbox=""
      width="100%"
      height="460"
      frameBorder="0"
    />
  );
}
