import type { StrapiApp } from '@strapi/strapi/admin';
import type { Act, ActProps } from './act.js';
import { AgreedPanel } from './agreed/AgreedPanel.js';
import { NewVersionAct } from './agreed/NewVersionAction.js';
import { isWithheld } from './withheld.js';

type Change = (change: (acts: Act[]) => Act[]) => void;

interface ContentManager {
  addDocumentAction: Change;
  addBulkAction: Change;
  addEditViewSidePanel: Change;
}

const modelling = ['configure-the-view', 'edit-the-model'];

/** Hides an action that the server would refuse. */
function whereAllowed(act: Act): Act {
  const allowed = (props: ActProps): object | null => {
    // Strapi’s actions are components with hooks: this one is called even if it is hidden.
    const described = act(props);
    return isWithheld(act.type, props) ? null : described;
  };
  return Object.assign(allowed, { type: act.type, position: act.position });
}

/**
 * Orders the actions of entries: without those that change a form or a type, as code defines both, without those that
 * the server would refuse, and with the action that begins the next version of an agreed text.
 */
export function arrangeActs(app: Pick<StrapiApp, 'getPlugin'>): void {
  const manager = app.getPlugin('content-manager').apis as unknown as ContentManager;
  manager.addDocumentAction((acts) => [
    ...acts.filter(({ type }) => !modelling.includes(type ?? '')).map(whereAllowed),
    NewVersionAct,
  ]);
  manager.addBulkAction((acts) => acts.map(whereAllowed));
  manager.addEditViewSidePanel((panels) => [AgreedPanel, ...panels]);
}
