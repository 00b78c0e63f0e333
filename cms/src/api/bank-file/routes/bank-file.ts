import * as endpoints from '@nimio/domain/bank-file/bank-file.endpoints';
import { route } from '../../../http/route.js';
import { importBankFile } from '../use-cases/import-bank-file.js';
import { listBouncedProfiles } from '../use-cases/list-bounced-profiles.js';
import { previewBankFile } from '../use-cases/preview-bank-file.js';
import { repeatPayment } from '../use-cases/repeat-payment.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.previewBankFile, previewBankFile),
    route(endpoints.importBankFile, importBankFile),
    route(endpoints.repeatPayment, repeatPayment),
    route(endpoints.listBouncedProfiles, listBouncedProfiles),
  ],
};
