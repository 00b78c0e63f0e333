import type { Language } from '@nimio/domain/schema';
import { nameKey } from '@nimio/domain/text/name-key';
import type { PublishedAnnouncement } from '../../content/publishing/present-announcement.js';
import { plainTextOf } from '../../content/validation/sanitize-markdown.js';
import type { Mail } from '../../integrations/mail/mail.js';
import { system } from '../../system.js';

/** The purpose of tokens in links to unsubscribe. */
export const unsubscribing = 'unsubscribe';

/** Returns a function that writes the mail to an address: it is in one language, but its links are personal. */
export async function newsletterIn(
  language: Language,
  { hash, records }: Pick<PublishedAnnouncement, 'hash' | 'records'>,
): Promise<(to: string) => Mail> {
  const { content, publicUrl, vault } = system();
  const { title, content: markdown } = records[language];
  const text = await plainTextOf(markdown, publicUrl);
  const write = await content.mail('newsletter', language);
  const link = `${publicUrl}/announcement/${hash}?language=${language}`;
  return (to) => {
    const token = vault.linkToken(nameKey(to), unsubscribing);
    const unsubscribe = `/unsubscribe/${token}?language=${language}`;
    return {
      to,
      ...write({ title: title.replace(/\s+/g, ' '), text, link, unsubscribe: publicUrl + unsubscribe }),
      // Mail programs unsubscribe by these (RFC 2369, RFC 8058).
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/newsletter${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
}
