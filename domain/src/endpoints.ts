import * as about from './about/about.endpoints.js';
import * as access from './access/access.endpoints.js';
import * as account from './account/account.endpoints.js';
import * as accounting from './accounting/accounting.endpoints.js';
import * as accountingSettings from './accounting-settings/accounting-settings.endpoints.js';
import * as announcement from './announcement/announcement.endpoints.js';
import * as api from './api.endpoints.js';
import * as audit from './audit/audit.endpoints.js';
import * as authorMerge from './author-merge/author-merge.endpoints.js';
import * as authorName from './author-name/author-name.endpoints.js';
import * as bankAccount from './bank-account/bank-account.endpoints.js';
import * as bankFile from './bank-file/bank-file.endpoints.js';
import * as bookSuggestion from './book-suggestion/book-suggestion.endpoints.js';
import * as changeSuggestion from './change-suggestion/change-suggestion.endpoints.js';
import * as contract from './contract/contract.endpoints.js';
import * as cumulation from './cumulation/cumulation.endpoints.js';
import * as customer from './customer/customer.endpoints.js';
import * as customerAcquisition from './customer-acquisition/customer-acquisition.endpoints.js';
import * as customerNote from './customer-note/customer-note.endpoints.js';
import * as dataExport from './data-export/data-export.endpoints.js';
import * as deathReport from './death-report/death-report.endpoints.js';
import * as distribution from './distribution/distribution.endpoints.js';
import * as reserve from './distribution/reserve.endpoints.js';
import type { Endpoint } from './endpoint.js';
import * as estate from './estate/estate.endpoints.js';
import * as infoText from './info-text/info-text.endpoints.js';
import * as invoice from './invoice/invoice.endpoints.js';
import * as isniSync from './isni-sync/isni-sync.endpoints.js';
import * as libraryClass from './library-class/library-class.endpoints.js';
import * as loan from './loan/loan.endpoints.js';
import * as message from './message/message.endpoints.js';
import * as newsletter from './newsletter/newsletter.endpoints.js';
import * as preview from './preview/preview.endpoints.js';
import * as privacyPolicy from './privacy-policy/privacy-policy.endpoints.js';
import * as profile from './profile/profile.endpoints.js';
import * as secondFactor from './second-factor/second-factor.endpoints.js';
import * as session from './session/session.endpoints.js';
import * as settings from './settings/settings.endpoints.js';
import * as taxation from './taxation/taxation.endpoints.js';
import * as terms from './terms/terms.endpoints.js';
import * as manyWorks from './work/many-works.endpoints.js';
import * as register from './work/register.endpoints.js';
import * as work from './work/work.endpoints.js';
import * as worklist from './worklist/worklist.endpoints.js';

/**
 * The table of every call under `/api`, by name. Only the server, the OpenAPI document and tests import it;
 * the portal imports single endpoints, so that a page loads only its own schemas.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...about,
  ...announcement,
  ...newsletter,
  ...api,
  ...session,
  ...terms,
  ...settings,
  ...infoText,
  ...preview,
  ...privacyPolicy,
  ...profile,
  ...customer,
  ...customerNote,
  ...customerAcquisition,
  ...deathReport,
  ...estate,
  ...dataExport,
  ...authorName,
  ...authorMerge,
  ...isniSync,
  ...bankAccount,
  ...bankFile,
  ...contract,
  ...work,
  ...changeSuggestion,
  ...manyWorks,
  ...bookSuggestion,
  ...loan,
  ...libraryClass,
  ...accountingSettings,
  ...distribution,
  ...reserve,
  ...invoice,
  ...cumulation,
  ...accounting,
  ...register,
  ...message,
  ...taxation,
  ...secondFactor,
  ...account,
  ...access,
  ...audit,
  ...worklist,
};
