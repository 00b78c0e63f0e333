import { contentTypes } from '../../content/content-kinds.js';

/** The part of an announcement that decides whether and to whom it will be sent. */
export interface NewsletterFields {
  newsletter?: boolean | null;
  newsletterSentAt?: string | null;
  audience?: Readonly<Record<string, unknown>> | null;
}

/** Whether publishing an entry of this type sends it. */
export const isToBeSent = (model: string, { newsletter, newsletterSentAt }: NewsletterFields): boolean =>
  model === contentTypes.announcement && newsletter === true && !newsletterSentAt;

/** The roles that are chosen, as the server takes them; empty for everyone. */
export const rolesOf = ({ audience }: NewsletterFields): string =>
  Object.entries(audience ?? {})
    .flatMap(([role, isChosen]) => (isChosen === true ? [role] : []))
    .join();
