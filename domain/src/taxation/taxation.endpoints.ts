import { number } from 'yup';
import { endpoint, file, profileIn, record, records, staffWith } from '../endpoint.js';
import { pdfMaxBytes } from '../pdf/pdf-upload.js';
import { profileReply } from '../profile/profile.types.js';
import { hash, offset, shape } from '../schema.js';
import {
  acceptProposalSchema,
  changeTaxationSchema,
  declineProposalSchema,
  setTaxDataSchema,
} from './taxation.schema.js';
import {
  openProposalReply,
  queuedProposalReply,
  taxationEventReply,
  taxationReply,
} from './taxation.types.js';

export const updateTaxProposal = endpoint({
  method: 'PUT',
  path: '/taxation/:profileHash',
  summary:
    'Propose a higher rate, or cancel what is pending; 405 while a tax card is pending, 409 when the pending proposal is not the one to cancel',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  body: changeTaxationSchema,
  reply: record(profileReply),
});

export const sendTaxCard = endpoint({
  method: 'POST',
  path: '/taxation/:profileHash/taxcard',
  summary: 'Send a tax card, a PDF; 405 while a rate is pending',
  access: profileIn('params', 'profileHash'),
  throttle: 'taxCard',
  params: shape({ profileHash: hash() }),
  upload: { field: 'file', maxBytes: pdfMaxBytes, type: 'application/pdf' },
  reply: record(profileReply, 201),
});

export const downloadTaxCard = endpoint({
  method: 'GET',
  path: '/taxation/:profileHash/download',
  summary: 'The pending tax card, else the one that was accepted last',
  access: profileIn('params', 'profileHash'),
  params: shape({ profileHash: hash() }),
  reply: file('application/pdf'),
});

const page = {
  limit: number().integer().min(1).max(200),
  offset: offset(),
};

export const listTaxationEvents = endpoint({
  method: 'GET',
  path: '/taxation/change-events',
  summary: 'Changes in the taxation of a profile, newest first',
  access: profileIn('query', 'profileHash'),
  query: shape({ profileHash: hash(), ...page }),
  reply: records(taxationEventReply),
});

export const listTaxProposals = endpoint({
  method: 'GET',
  path: '/taxation/queue',
  summary: 'Pending rates and tax cards, oldest first',
  access: staffWith('handleTaxation'),
  query: shape(page),
  reply: records(queuedProposalReply),
});

export const getTaxProposal = endpoint({
  method: 'GET',
  path: '/taxation/queue/:proposal',
  summary:
    'A pending proposal with the customer’s tax data; 404 when it does not exist, 409 when it was handled or replaced',
  access: staffWith('handleTaxation'),
  params: shape({ proposal: hash() }),
  reply: record(openProposalReply),
});

export const acceptTaxProposal = endpoint({
  method: 'DELETE',
  path: '/taxation/:profileHash/accept',
  summary:
    'Accept a pending proposal: a rate as proposed, a tax card with the data read from it; 409 when it was handled, or the rate is no longer a raise',
  access: staffWith('handleTaxation'),
  params: shape({ profileHash: hash() }),
  body: acceptProposalSchema,
  reply: record(taxationReply),
});

export const declineTaxProposal = endpoint({
  method: 'DELETE',
  path: '/taxation/:profileHash/reject',
  summary: 'Decline a pending proposal, with the reason',
  access: staffWith('handleTaxation'),
  params: shape({ profileHash: hash() }),
  body: declineProposalSchema,
  reply: record(taxationReply),
});

export const updateTaxData = endpoint({
  method: 'PUT',
  path: '/taxation/:profileHash/change-percentage',
  summary:
    'Set type, rate and year; a pending proposal remains; 409 when the data have changed since they were read',
  access: staffWith('handleTaxation'),
  params: shape({ profileHash: hash() }),
  body: setTaxDataSchema,
  reply: record(taxationReply),
});
