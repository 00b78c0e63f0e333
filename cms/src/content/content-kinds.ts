/** The types of content that editors write, and their rules beyond the schemas. */
export interface ContentKind {
  uid: string;
  /** Its folder in the content's files, and its name in the audit log. */
  folder: string;
  /** The attribute that identifies its entries; absent for a single entry. */
  key?: string;
  /** People have agreed to a published version: it is never changed, only succeeded by a newer one. */
  isAgreed?: true;
  /** The portal requires it: it can be changed, but neither deleted nor unpublished. */
  isNeeded?: true;
  /** The code refers to each by its key: one that a later version adds is created if it is missing. */
  isNamedByCode?: true;
  /** Placeholders of the settings are replaced. Agreed texts must not change with the settings. */
  fills?: true;
}

export const contentTypes = {
  announcement: 'api::announcement.announcement',
  terms: 'api::terms.terms-version',
  contract: 'api::contract.contract-text',
  privacyPolicy: 'api::privacy-policy.privacy-policy',
  about: 'api::about.about',
  accessibility: 'api::accessibility-statement.accessibility-statement',
  infoText: 'api::info-text.info-text',
  mailText: 'api::mail-text.mail-text',
  settings: 'api::settings.portal-settings',
} as const;

export const contentKinds: readonly ContentKind[] = [
  { uid: contentTypes.settings, folder: 'portal-settings', isNeeded: true },
  { uid: contentTypes.terms, folder: 'terms', key: 'version', isAgreed: true },
  { uid: contentTypes.contract, folder: 'contract', key: 'version', isAgreed: true },
  { uid: contentTypes.privacyPolicy, folder: 'privacy-policy', isNeeded: true, fills: true },
  { uid: contentTypes.about, folder: 'about', isNeeded: true, fills: true },
  { uid: contentTypes.accessibility, folder: 'accessibility-statement', isNeeded: true, fills: true },
  { uid: contentTypes.infoText, folder: 'info-texts', key: 'place', isNamedByCode: true, fills: true },
  { uid: contentTypes.mailText, folder: 'mail-texts', key: 'kind', isNamedByCode: true, isNeeded: true },
  { uid: contentTypes.announcement, folder: 'announcements', key: 'hash' },
];

/** The media library is in the history too. */
export const pictureKind: ContentKind = { uid: 'plugin::upload.file', folder: 'pictures' };

export const kindOf = (uid: string): ContentKind | undefined => contentKinds.find((kind) => kind.uid === uid);
