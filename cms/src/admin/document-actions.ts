import type { StrapiApp } from '@strapi/strapi/admin';
import { AgreedPanel } from './agreed/AgreedPanel.js';
import { NewVersionAction } from './agreed/NewVersionAction.js';
import { confirmSending } from './announcements/confirm-sending.js';
import { NewsletterPanel } from './announcements/NewsletterPanel.js';
import { type ActionProps, type DocumentAction, isRefused } from './refused-actions.js';

type Change = (change: (actions: DocumentAction[]) => DocumentAction[]) => void;

interface ContentManager {
  addDocumentAction: Change;
  addDocumentHeaderAction: Change;
  addBulkAction: Change;
  addEditViewSidePanel: Change;
}

const modelling = ['configure-the-view', 'edit-the-model'];

/** Hides an action that the server would refuse. */
function whereAllowed(action: DocumentAction): DocumentAction {
  const allowed = (props: ActionProps): object | null => {
    // Strapi’s actions are components with hooks: this one is called even if it is hidden.
    const described = action(props);
    return isRefused(action.type, props) ? null : described;
  };
  return Object.assign(allowed, { type: action.type, position: action.position });
}

/**
 * Orders the actions of entries: without those that change a form or a type, as code defines both, without those that
 * the server would refuse, with the action that begins the next version of an agreed text, and with a question before a
 * newsletter is sent.
 */
export function arrangeActions(app: Pick<StrapiApp, 'getPlugin'>): void {
  const manager = app.getPlugin('content-manager').apis as unknown as ContentManager;
  manager.addDocumentAction((actions) => [
    ...actions
      .filter(({ type }) => !modelling.includes(type ?? ''))
      .map(whereAllowed)
      .map((action) => (action.type === 'publish' ? confirmSending(action) : action)),
    NewVersionAction,
  ]);
  // They are about Strapi's translations, which our content has as fields, and request what is missing here.
  manager.addDocumentHeaderAction(() => []);
  manager.addBulkAction((actions) => actions.map(whereAllowed));
  manager.addEditViewSidePanel((panels) => [AgreedPanel, NewsletterPanel, ...panels]);
}
