import * as endpoints from '@nimio/domain/message/message.endpoints';
import { route } from '../../../http/route.js';
import { archiveMessages } from '../use-cases/archive-messages.js';
import { deleteMessage } from '../use-cases/delete-message.js';
import { markMessages } from '../use-cases/mark-messages.js';
import { getMessage, listMessages } from '../use-cases/read-messages.js';
import { sendMessage } from '../use-cases/send-message.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.sendMessage, sendMessage),
    route(endpoints.listMessages, listMessages),
    route(endpoints.getMessage, getMessage),
    route(endpoints.archiveMessages, archiveMessages),
    route(endpoints.markMessages, markMessages),
    route(endpoints.deleteMessage, deleteMessage),
  ],
};
