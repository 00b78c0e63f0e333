import { number, string } from 'yup';
import { endpoint, nothing, record, records, staffWith } from '../endpoint.js';
import { hash, offset, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';
import { bankFileMaxBytes } from './bank-file.js';
import { bankFilePreviewReply, bankFileReply, bouncedProfileReply } from './bank-file.types.js';

const access = staffWith('managePayments');
const upload = { field: 'file', maxBytes: bankFileMaxBytes, type: 'application/octet-stream' };

export const previewBankFile = endpoint({
  method: 'POST',
  path: '/accountings/bank-files/preview',
  summary:
    'Preview a file of the bank, pain.002, camt.054 or a CSV (payment; reason): which payments would fail, and which invoices would be paid',
  access,
  upload,
  reply: record(bankFilePreviewReply),
});

export const importBankFile = endpoint({
  method: 'POST',
  path: '/accountings/bank-files',
  summary:
    'Import a file of the bank that was previewed: its payments have failed, its invoices are paid, and a rejected payment file has to be made again. 409 when it would change something else than the preview. Idempotent',
  access,
  /** The previewed content: `seen` of the preview. */
  query: shape({
    seen: string()
      .matches(/^[0-9A-Za-z_-]{43}$/)
      .required(),
  }),
  upload,
  reply: record(bankFileReply),
});

export const repeatPayment = endpoint({
  method: 'POST',
  path: '/accountings/payments/:hash/repeat',
  summary:
    'Pay a failed payment again with the next distribution, to the profile’s account, even if it is the same; 409 without an account, and when another payment has replaced it. Idempotent',
  access,
  params: shape({ hash: hash() }),
  reply: nothing,
});

export const listBouncedProfiles = endpoint({
  method: 'GET',
  path: '/accountings/payment-profiles/bounced',
  summary:
    'Customers with failed payments that are neither replaced nor coming again, those with one reason, or by name; the oldest first',
  access,
  query: shape({
    reason: string().matches(/^(noAccount|[A-Z0-9]{1,4})$/),
    q: searchText().optional(),
    limit: number().integer().min(1).max(200),
    offset: offset(),
  }),
  reply: records(bouncedProfileReply),
});
