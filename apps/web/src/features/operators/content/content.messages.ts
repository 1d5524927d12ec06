import { formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';
import type { Banner, BannerContent, BannerField } from './banners.queries.ts';

/** What the pages for banners say. */
export const words = messages({
  title: 'Content',
  about: 'Banners that everyone sees: on the public pages, in the app, or both.',
  needs: (capability: string) => `Changing banners needs ${capability}.`,
  create: 'New banner',
  banner: 'banner',
  banners: 'banners',
  allBanners: 'All banners',
  fileName: 'Banners',
  all: 'All',
  shown: 'Shown now',
  scheduled: 'Scheduled',
  drafts: 'Drafts',
  ended: 'Ended',
  none: 'No banners yet',
  noneMeaning: 'Write one before you need it: nobody sees it until you publish it.',
  noShown: 'No banner is shown',
  noScheduled: 'Nothing is scheduled',
  noDrafts: 'No drafts',
  noEnded: 'No banner has ended',

  titleColumn: 'Title',
  state: 'Status',
  severity: 'Severity',
  shownOn: 'Shown on',
  starts: 'Starts',
  ends: 'Ends',
  edited: 'Edited',
  editedBy: 'Edited by',
  unknownAuthor: 'Unknown',
  whenPublished: 'When published',
  whenEnded: 'Until you end it',

  newTitle: 'New banner',
  newAbout: 'It stays a draft until you publish it.',
  back: 'All banners',
  loadingBanner: 'Loading the banner',
  contents: 'Banner',
  severityInfo: 'Information',
  severityInfoHint: 'News, such as a new feature or holiday hours.',
  severityWarning: 'Warning',
  severityWarningHint: 'Something to know before it happens, such as maintenance.',
  severityIncident: 'Incident',
  severityIncidentHint: 'Something isn’t working right now.',
  titleEnglish: 'Title in English',
  titleFrench: 'Title in French',
  bodyEnglish: 'Text in English',
  bodyFrench: 'Text in French',
  bodyHint: 'What it means for people’s books, and what to do. Optional.',
  startsOn: 'First day',
  startsAt: 'Start time (UTC)',
  startsHint: 'Leave the day empty to start when you publish.',
  endsOn: 'Last day',
  endsAt: 'End time (UTC)',
  endsHint: 'Leave the day empty to end it yourself.',
  enterTitle: 'Enter a title',
  tooLong: (most: number) => `Use at most ${formatCount(most)} characters`,
  endAfterStart: 'The end must be after the start',
  save: 'Save banner',
  createDraft: 'Save draft',
  saved: 'Banner saved',
  created: 'Draft saved',
  notSaved: 'Nothing was saved.',
  whatOf: (title: string) => `the banner “${title}”`,
  newBanner: 'the new banner',

  preview: 'Preview',
  previewAbout: 'As readers see it. Nothing is saved.',
  english: 'English',
  french: 'French',

  publish: 'Publish…',
  publishTitle: (title: string) => `Publish “${title}”?`,
  publishNow: 'It starts right away. Open pages show it within a minute.',
  publishLater: (at: string) => `It starts on ${at}.`,
  publishUntil: (at: string) => `It ends on ${at}.`,
  publishUntilEnded: 'It stays until you end it.',
  publishReplaces: 'It replaces the previously published version.',
  publishConfirm: 'Publish banner',
  keepDraft: 'Not yet',
  published: 'Banner published',
  publishFailed: 'Nothing was published.',
  saveFirst: 'Save your changes to publish them.',
  hasChanges: 'Readers still see the previously published version.',
  end: 'End banner…',
  endTitle: (title: string) => `End “${title}”?`,
  endMeaning: 'It disappears from all pages within a minute. You can publish it again.',
  endConfirm: 'End banner',
  keepShown: 'Keep it',
  isEnded: 'Banner ended',
  endFailed: 'The banner is still published.',

  history: 'Versions',
  loadingHistory: 'Loading versions',
  version: 'Version',
  savedAt: 'Saved',
  latest: 'Latest',
  publishedVersion: 'Published',
  action: 'Action',
  publishVersion: 'Publish this version',
  publishVersionOf: (revision: number) => `Publish version ${formatCount(revision)}`,
  versionsNoun: 'versions',
});

/** The states of a banner. */
export const stateNames = messages({
  draft: 'Draft',
  scheduled: 'Scheduled',
  shown: 'Shown now',
  ended: 'Ended',
} satisfies Record<Banner['state'], string>);

/** How much a banner stands out. */
export const severityNames = messages({
  info: 'Information',
  warning: 'Warning',
  incident: 'Incident',
} satisfies Record<BannerContent['severity'], string>);

/** Where a banner is shown. */
export const placeNames = messages({
  everywhere: 'Public pages and app',
  site: 'Public pages',
  app: 'App',
} satisfies Record<BannerContent['shown_on'], string>);

/** Who sees a banner that is published. */
export const audiences = messages({
  everywhere: 'Everyone who opens Platebook or its public pages sees it.',
  site: 'Everyone who opens the public pages sees it.',
  app: 'Everyone who is signed in sees it.',
} satisfies Record<BannerContent['shown_on'], string>);

/** The fields of a banner. */
export const fieldNames = messages({
  severity: 'Severity',
  shown_on: 'Shown on',
  title_en: 'Title in English',
  title_fr: 'Title in French',
  body_en: 'Text in English',
  body_fr: 'Text in French',
  starts_at: 'Starts',
  ends_at: 'Ends',
} satisfies Record<BannerField, string>);
