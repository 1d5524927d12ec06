import { Button, ConfirmDialog, Inline, Stack, Text } from '@platebook/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SHOWN_BANNERS_KEY } from '../../../shared/announcements/shown-banners.queries.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { language } from '../../../shared/language/language.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import {
  BANNERS_KEY,
  endBanner,
  publishBanner,
  type Banner,
  type BannerContent,
} from './banners.queries.ts';
import { audiences, words } from './content.messages.ts';

type BannerActionsProps = {
  banner: Banner;
  /** Unsaved input: publishing would use the last saved version. */
  isDirty: boolean;
};

/** Publishes or ends a banner. */
export function BannerActions({ banner, isDirty }: BannerActionsProps) {
  const [request, setRequested] = useState<'publish' | 'end' | null>(null);
  const close = () => setRequested(null);
  const isLive = banner.state === 'shown' || banner.state === 'scheduled';
  const isUpToDate = isLive && banner.revision === banner.published_revision;
  return (
    <Stack gap="xs">
      <Inline gap="sm">
        {isLive ? <Button onClick={() => setRequested('end')}>{words.end}</Button> : null}
        <Button
          variant="primary"
          disabled={isDirty || isUpToDate}
          onClick={() => setRequested('publish')}
        >
          {words.publish}
        </Button>
      </Inline>
      {isDirty ? (
        <Text size="small" tone="muted">
          {words.saveFirst}
        </Text>
      ) : null}
      {request === 'publish' ? (
        <PublishBannerDialog
          banner={banner}
          revision={banner.revision}
          content={banner.content}
          onClose={close}
        />
      ) : null}
      {request === 'end' ? <EndDialog banner={banner} onClose={close} /> : null}
    </Stack>
  );
}

export type PublishBannerDialogProps = {
  banner: Banner;
  revision: number;
  /** Of that revision. */
  content: BannerContent;
  onClose: () => void;
};

/** Shows a version's audience and schedule before publishing. */
export function PublishBannerDialog(props: PublishBannerDialogProps) {
  const { banner, revision, content, onClose } = props;
  const { api } = useServices();
  const format = useInstantFormat();
  const publish = useBannerChange({
    change: () => publishBanner(api, banner.id, revision),
    done: words.published,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => publish.mutate(undefined)}
      busy={publish.isPending}
      tone="primary"
      title={words.publishTitle(content.title[language()])}
      consequences={consequencesOf(banner, content, format)}
      cancelLabel={words.keepDraft}
      confirmLabel={words.publishConfirm}
      failure={
        publish.isError
          ? { title: failureTitle(publish.error), meaning: words.publishFailed }
          : undefined
      }
    />
  );
}

function consequencesOf(
  banner: Banner,
  { shown_on: place, starts_at: starts, ends_at: ends }: BannerContent,
  format: (at: string) => string,
): string[] {
  const isAhead = starts !== null && new Date(starts) > new Date();
  const replaces = banner.state === 'shown' || banner.state === 'scheduled';
  return [
    audiences[place],
    isAhead ? words.publishLater(format(starts)) : words.publishNow,
    ends === null ? words.publishUntilEnded : words.publishUntil(format(ends)),
    ...(replaces ? [words.publishReplaces] : []),
  ];
}

type EndDialogProps = { banner: Banner; onClose: () => void };

function EndDialog({ banner, onClose }: EndDialogProps) {
  const { api } = useServices();
  const end = useBannerChange({
    change: () => endBanner(api, banner.id),
    done: words.isEnded,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => end.mutate(undefined)}
      busy={end.isPending}
      title={words.endTitle(banner.content.title[language()])}
      description={words.endMeaning}
      cancelLabel={words.keepShown}
      confirmLabel={words.endConfirm}
      failure={
        end.isError ? { title: failureTitle(end.error), meaning: words.endFailed } : undefined
      }
    />
  );
}

type BannerChange = {
  readonly change: () => Promise<Banner>;
  readonly done: string;
  readonly onDone: () => void;
};

/** Publishing and ending update this page's cache at once. */
function useBannerChange({ change, done, onDone }: BannerChange) {
  const queries = useQueryClient();
  return useOperatorsChange<undefined, Banner>({
    change,
    rereads: BANNERS_KEY,
    done: () => done,
    onDone: () => {
      void queries.invalidateQueries({ queryKey: SHOWN_BANNERS_KEY });
      onDone();
    },
  });
}
