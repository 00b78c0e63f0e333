/** What editors write: the types of content, and what must hold of each beyond its schema. */
export interface ContentKind {
  uid: string;
  /** Its folder among the files of content, and its name in the log. */
  folder: string;
  /** The attribute that tells its entries apart; one entry alone when absent. */
  key?: string;
  /** A published version is what people have agreed to: it is never changed, only followed by a newer one. */
  isAgreed?: true;
  /** The portal needs it: it can be changed, but neither deleted nor taken back. */
  isNeeded?: true;
  /** The code knows each by its key: one that comes with a later version is made where it is lacking. */
  isNamedByCode?: true;
  /** Placeholders of the settings are filled in. What is agreed to must not change with them. */
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

/** The library of pictures stands in the history beside them. */
export const pictureKind: ContentKind = { uid: 'plugin::upload.file', folder: 'pictures' };

export const kindOf = (uid: string): ContentKind | undefined => contentKinds.find((kind) => kind.uid === uid);
