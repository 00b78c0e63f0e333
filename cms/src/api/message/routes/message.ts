import * as endpoints from '@nimio/domain/message/message.endpoints';
import { route } from '../../../http/route.js';
import { archiveMessages, removeMessage } from '../use-cases/archive-messages.js';
import { markMessages } from '../use-cases/mark-messages.js';
import { listMessages, readMessage } from '../use-cases/read-messages.js';
import { sendMessage } from '../use-cases/send-message.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.sendMessage, sendMessage),
    route(endpoints.listMessages, listMessages),
    route(endpoints.readMessage, readMessage),
    route(endpoints.archiveMessages, archiveMessages),
    route(endpoints.markMessages, markMessages),
    route(endpoints.removeMessage, removeMessage),
  ],
};
