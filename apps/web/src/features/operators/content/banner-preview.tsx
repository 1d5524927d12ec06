import { Heading, Stack, Text } from '@platebook/ui';
import { useWatch, type Control } from 'react-hook-form';
import { Announcements } from '../../../shared/announcements/announcements.tsx';
import type { BannerFields, BannerValues } from './banner-schema.ts';
import { words } from './content.messages.ts';

type BannerPreviewProps = { control: Control<BannerFields, unknown, BannerValues> };

/** A live preview of a banner in both languages. */
export function BannerPreview({ control }: BannerPreviewProps) {
  const { severity, title, body } = useWatch({ control });
  const languages = [
    { locale: 'en-US', name: words.english },
    { locale: 'fr-CA', name: words.french },
  ] as const;
  return (
    <Stack as="section" gap="md" aria-label={words.preview}>
      <Stack gap="xxs">
        <Heading level={2}>{words.preview}</Heading>
        <Text size="small" tone="muted">
          {words.previewAbout}
        </Text>
      </Stack>
      {languages.map(({ locale, name }) => (
        <Stack key={locale} gap="xs">
          <Heading level={3}>{name}</Heading>
          <div lang={locale}>
            <Announcements
              items={[
                {
                  severity: severity ?? 'info',
                  title: title?.[locale] ?? '',
                  body: body?.[locale] ?? '',
                },
              ]}
            />
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
