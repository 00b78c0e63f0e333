/** The types of content that editors write, and their rules beyond the schemas. */
export interface ContentKind {
  uid: string;
  /** The id of the message that names its entries together: the name in its schema, under which Strapi's menu looks it up. */
  title: string;
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
  infoText: 'api::info-text.info-text',
  terms: 'api::terms.terms-version',
  contract: 'api::contract.contract-text',
  privacyPolicy: 'api::privacy-policy.privacy-policy',
  about: 'api::about.about',
  accessibility: 'api::accessibility-statement.accessibility-statement',
  mailText: 'api::mail-text.mail-text',
  settings: 'api::settings.portal-settings',
} as const;

export const contentKinds: readonly ContentKind[] = [
  { uid: contentTypes.settings, title: 'Portal settings', folder: 'portal-settings', isNeeded: true },
  { uid: contentTypes.terms, title: 'Terms of use', folder: 'terms', key: 'version', isAgreed: true },
  { uid: contentTypes.contract, title: 'Contract text', folder: 'contract', key: 'version', isAgreed: true },
  {
    uid: contentTypes.privacyPolicy,
    title: 'Privacy policy',
    folder: 'privacy-policy',
    isNeeded: true,
    fills: true,
  },
  { uid: contentTypes.about, title: 'About the portal', folder: 'about', isNeeded: true, fills: true },
  {
    uid: contentTypes.accessibility,
    title: 'Accessibility statement',
    folder: 'accessibility-statement',
    isNeeded: true,
    fills: true,
  },
  {
    uid: contentTypes.infoText,
    title: 'Info text',
    folder: 'info-texts',
    key: 'place',
    isNamedByCode: true,
    fills: true,
  },
  {
    uid: contentTypes.mailText,
    title: 'Mail text',
    folder: 'mail-texts',
    key: 'kind',
    isNamedByCode: true,
    isNeeded: true,
  },
  { uid: contentTypes.announcement, title: 'Announcement', folder: 'announcements', key: 'hash' },
];

/** The media library is in the history too. */
export const pictureKind: ContentKind = {
  uid: 'plugin::upload.file',
  title: 'nimio.pictures',
  folder: 'pictures',
};

export const kindOf = (uid: string): ContentKind | undefined => contentKinds.find((kind) => kind.uid === uid);

/** The id of the message that names the entries of a type, or pictures, together. */
export const titleOf = (uid: string): string =>
  [...contentKinds, pictureKind].find((kind) => kind.uid === uid)?.title ?? uid;
