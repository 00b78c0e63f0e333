import { workOnStatement } from './api/accounting/use-cases/work-on-statement.js';
import { mailBookSuggestionsWeekly } from './api/book-suggestion/use-cases/mail-book-suggestions-weekly.js';
import { searchByName } from './api/book-suggestion/use-cases/search-by-name.js';
import { lookUpUnregistered } from './api/customer-acquisition/use-cases/look-up-unregistered.js';
import { makeDataExport } from './api/data-export/use-cases/make-data-export.js';
import { calculateInThread, clearInThread } from './api/distribution/use-cases/calculate-distribution.js';
import { makeInvoice } from './api/invoice/use-cases/make-invoice.js';
import { sendToIsni } from './api/isni-sync/use-cases/send-to-isni.js';
import { sendMessageMail } from './api/message/use-cases/send-message-mail.js';
import { sendNewsletter } from './api/newsletter/use-cases/send-newsletters.js';
import { sendPaymentNotices } from './api/payment-notice/use-cases/send-payment-notices.js';
import { sendPasswordLink } from './api/session/use-cases/send-password-link.js';
import type { JobPayloads } from './jobs/job-payloads.js';
import type { JobHandlers } from './jobs/jobs.js';

/** Sends a queued mail; the mailer needs the server's settings. */
type Mailer = JobHandlers<JobPayloads>['mail'];

export const jobHandlers = (mail: Mailer): JobHandlers<JobPayloads> => ({
  mail,
  'bulk-mail': mail,
  'password-link': sendPasswordLink,
  'message-mail': sendMessageMail,
  'isni-sync': sendToIsni,
  'name-search': searchByName,
  'unregistered-lookup': lookUpUnregistered,
  'weekly-book-suggestions': mailBookSuggestionsWeekly,
  newsletter: sendNewsletter,
  'payment-notices': sendPaymentNotices,
  statement: workOnStatement,
  invoice: makeInvoice,
  'data-export': makeDataExport,
  distribution: calculateInThread,
  'replaced-calculations': clearInThread,
});

/** Kinds that take long or wait for a slow service: each has its own worker, so that it does not delay the others. */
export const slowKinds = [
  'bulk-mail',
  'message-mail',
  'isni-sync',
  'name-search',
  'unregistered-lookup',
  'weekly-book-suggestions',
  'newsletter',
  'payment-notices',
  'statement',
  'invoice',
  'data-export',
  'distribution',
  'replaced-calculations',
] as const satisfies readonly (keyof JobPayloads)[];

/** Kinds whose jobs wait for a server that serves several connections. */
export const concurrentKinds = ['bulk-mail'] as const satisfies readonly (keyof JobPayloads)[];
