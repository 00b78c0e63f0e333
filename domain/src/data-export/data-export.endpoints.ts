import { endpoint, file, profileIn, record } from '../endpoint.js';
import { hash, shape } from '../schema.js';
import { dataExportReply } from './data-export.types.js';

const access = profileIn('params', 'profileHash');
const params = shape({ profileHash: hash() });

export const getDataExport = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/data-export/state',
  summary:
    'Whether the file of all data about a profile is being made or ready; `none` unless its holder asks',
  access,
  params,
  reply: record(dataExportReply),
});

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/profiles/:profileHash/data-export',
  summary:
    'Request the file of all data about a profile, at most one a day, and read its state; only its holder may',
  access,
  params,
  reply: record(dataExportReply),
});

export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/data-export',
  summary: 'The file of all data about a profile, JSON, for its holder; 404 unless it is ready',
  access,
  params,
  reply: file('application/json'),
});
