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

/** Content that an editor previews, in the form in which it is published. */
export interface PreviewContents {
  announcement: Announcement;
  terms: ReplyOf<typeof getTerms>;
  contract: ReplyOf<typeof getContractText>;
  privacyPolicy: ReplyOf<typeof getPrivacyPolicy>;
  about: ReplyOf<typeof getAbout>;
  accessibility: ReplyOf<typeof getAccessibilityStatement>;
  infoText: ReplyOf<typeof getInfoTexts>['texts'][number];
  /** With examples instead of the values that the server fills in. */
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
  /** The draft or the published version. */
  status: string().oneOf(['draft', 'published']).required(),
  /** The requested language; the content names its own language when it falls back. */
  language: language(),
  /** Languages in which the entry is incomplete. */
  missing: array(language()).required(),
  /** By `kind`, see `Preview`. */
  content: anything<PreviewContents[PreviewKind]>(),
});

type Shown<K extends PreviewKind> = { kind: K; content: PreviewContents[K] };
type About = Omit<ReturnType<typeof previewReply.validateSync>, 'kind' | 'content'>;

/** The reply, a union discriminated by its kind. */
export type Preview = About & { [K in PreviewKind]: Shown<K> }[PreviewKind];
