import { array, object, string } from 'yup';
import type { getAbout, getAccessibilityStatement } from '../about/about.endpoints.js';
import type { Announcement } from '../announcement/announcement.types.js';
import type { getContractText } from '../contract/contract.endpoints.js';
import type { ReplyOf } from '../endpoint.js';
import type { getInfoTexts } from '../info-text/info-text.endpoints.js';
import type { getPrivacyPolicy } from '../privacy-policy/privacy-policy.endpoints.js';
import { anything, language } from '../schema.js';
import type { PortalSettings } from '../settings/settings.types.js';
import type { getTerms } from '../terms/terms.endpoints.js';

/** What an editor previews, in the form in which the portal gets it once it is published. */
export interface PreviewContents {
  announcement: Announcement;
  terms: ReplyOf<typeof getTerms>;
  contract: ReplyOf<typeof getContractText>;
  privacyPolicy: ReplyOf<typeof getPrivacyPolicy>;
  about: ReplyOf<typeof getAbout>;
  accessibility: ReplyOf<typeof getAccessibilityStatement>;
  infoText: ReplyOf<typeof getInfoTexts>['texts'][number];
  /** With examples in place of what each mail fills in by itself. */
  mailText: { subject: string; text: string };
  settings: PortalSettings;
}
export type PreviewKind = keyof PreviewContents;

export const previewKinds = [
  'announcement',
  'terms',
  'contract',
  'privacyPolicy',
  'about',
  'accessibility',
  'infoText',
  'mailText',
  'settings',
] as const satisfies readonly PreviewKind[];

export const previewReply = object({
  kind: string().oneOf(previewKinds).required(),
  /** As it is written, or as it is published. */
  status: string().oneOf(['draft', 'published']).required(),
  /** The one asked for; the content says itself which it is in, where it falls back. */
  language: language(),
  /** Languages in which the entry is not whole. */
  missing: array(language()).required(),
  /** By `kind`, see `Preview`. */
  content: anything<PreviewContents[PreviewKind]>(),
});

type Shown<K extends PreviewKind> = { kind: K; content: PreviewContents[K] };
type About = Omit<ReturnType<typeof previewReply.validateSync>, 'kind' | 'content'>;

/** The reply, with its content told apart by its kind. */
export type Preview = About & { [K in PreviewKind]: Shown<K> }[PreviewKind];
