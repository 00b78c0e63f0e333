import * as endpoints from '@nimio/domain/customer-note/customer-note.endpoints';
import { route } from '../../../http/route.js';
import { createCustomerNote } from '../use-cases/create-customer-note.js';
import { deleteCustomerNote } from '../use-cases/delete-customer-note.js';
import { getCustomerNote, listCustomerNotes } from '../use-cases/read-customer-notes.js';
import { updateCustomerNote } from '../use-cases/update-customer-note.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listCustomerNotes, listCustomerNotes),
    route(endpoints.createCustomerNote, createCustomerNote),
    route(endpoints.getCustomerNote, getCustomerNote),
    route(endpoints.updateCustomerNote, updateCustomerNote),
    route(endpoints.deleteCustomerNote, deleteCustomerNote),
  ],
};
