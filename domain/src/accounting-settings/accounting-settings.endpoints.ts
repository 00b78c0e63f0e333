import { endpoint, record, records, staffWith } from '../endpoint.js';
import { shape } from '../schema.js';
import {
  accountingSettingsSchema,
  accountingYear,
  newAccountingSettingsSchema,
} from './accounting-settings.schema.js';
import { accountingSettingsReply } from './accounting-settings.types.js';

const access = staffWith('managePayments');
const params = shape({ year: accountingYear() });

export const listAccountingSettings = endpoint({
  method: 'GET',
  path: '/accounting-settings',
  summary: 'The settings of distributions by the year of their payment, newest first',
  access,
  reply: records(accountingSettingsReply),
});

export const createAccountingSettings = endpoint({
  method: 'POST',
  path: '/accounting-settings',
  summary: 'Create the settings of a year as a copy of the newest earlier year; 409 when they exist',
  access,
  body: newAccountingSettingsSchema,
  reply: record(accountingSettingsReply, 201),
});

export const getAccountingSettings = endpoint({
  method: 'GET',
  path: '/accounting-settings/:year',
  summary: 'The settings of a year',
  access,
  versioned: true,
  params,
  reply: record(accountingSettingsReply),
});

export const updateAccountingSettings = endpoint({
  method: 'PUT',
  path: '/accounting-settings/:year',
  summary:
    'Update the settings of a year; existing distributions are not affected, except that those calculated have to be calculated again when the withholding changes',
  access,
  versioned: true,
  params,
  body: accountingSettingsSchema,
  reply: record(accountingSettingsReply),
});
