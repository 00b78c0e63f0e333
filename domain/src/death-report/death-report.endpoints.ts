import { number, string } from 'yup';
import { endpoint, file, profileIn, record, records, staffWith } from '../endpoint.js';
import { pdfMaxBytes } from '../pdf/pdf-upload.js';
import { hash, offset, shape } from '../schema.js';
import {
  deathReportStateSchema,
  deathReportStates,
  mostDocuments,
  newDeathReportSchema,
} from './death-report.schema.js';
import { deathReportReply, queuedDeathReportReply, receivedDeathReportReply } from './death-report.types.js';

const ofProfile = profileIn('params', 'profileHash');
const ofStaff = staffWith('manageCustomers');
const documentNumber = () => number().integer().min(1).max(mostDocuments).required();
const page = { limit: number().integer().min(1).max(200), offset: offset() };

export const createDeathReport = endpoint({
  method: 'POST',
  path: '/profiles/:profileHash/death-reports',
  summary:
    'Report the death of an author; the reply does not depend on whether the author is a customer. A second report of the same name replaces the first, and opens it again. 409 when ten are open',
  access: ofProfile,
  throttle: 'deathReport',
  whileChecked: true,
  params: shape({ profileHash: hash() }),
  body: newDeathReportSchema,
  reply: record(deathReportReply, 201),
});

export const listOwnDeathReports = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/death-reports',
  summary: 'The deaths that a profile has reported, newest first',
  access: ofProfile,
  params: shape({ profileHash: hash() }),
  query: shape(page),
  reply: records(deathReportReply),
});

export const addDeathReportDocument = endpoint({
  method: 'POST',
  path: '/profiles/:profileHash/death-reports/:reportHash/documents',
  summary: 'Add a document, a PDF, to an open report; 409 when it was handled, or has five',
  access: ofProfile,
  throttle: 'deathReport',
  whileChecked: true,
  params: shape({ profileHash: hash(), reportHash: hash() }),
  upload: { field: 'file', maxBytes: pdfMaxBytes, type: 'application/pdf' },
  reply: record(deathReportReply, 201),
});

export const deleteDeathReportDocument = endpoint({
  method: 'DELETE',
  path: '/profiles/:profileHash/death-reports/:reportHash/documents/:number',
  summary: 'Delete a document of an open report; 409 when it was handled',
  access: ofProfile,
  whileChecked: true,
  params: shape({ profileHash: hash(), reportHash: hash(), number: documentNumber() }),
  reply: record(deathReportReply),
});

export const listDeathReports = endpoint({
  method: 'GET',
  path: '/death-reports',
  summary:
    'Reported deaths in a state, `open` by default: the open ones oldest first, the handled ones newest first',
  access: ofStaff,
  query: shape({ state: string().oneOf(deathReportStates), ...page }),
  reply: records(queuedDeathReportReply),
});

export const getDeathReport = endpoint({
  method: 'GET',
  path: '/death-reports/:reportHash',
  summary: 'A reported death',
  access: ofStaff,
  versioned: true,
  params: shape({ reportHash: hash() }),
  reply: record(receivedDeathReportReply),
});

export const downloadDeathReportDocument = endpoint({
  method: 'GET',
  path: '/death-reports/:reportHash/documents/:number',
  summary: 'A document of a reported death',
  access: ofStaff,
  params: shape({ reportHash: hash(), number: documentNumber() }),
  reply: file('application/pdf'),
});

export const updateDeathReport = endpoint({
  method: 'PUT',
  path: '/death-reports/:reportHash',
  summary: 'Record that a report, as it was read, was handled, or that it was not',
  access: ofStaff,
  versioned: true,
  params: shape({ reportHash: hash() }),
  body: deathReportStateSchema,
  reply: record(receivedDeathReportReply),
});
