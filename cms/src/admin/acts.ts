import type { StrapiApp } from '@strapi/strapi/admin';

interface Act {
  type?: string;
}

interface ContentManager {
  addDocumentAction: (change: (acts: Act[]) => Act[]) => void;
}

const modelling = ['configure-the-view', 'edit-the-model'];

/** Takes out of the menus of an entry what changes its form or its type: both are made by code. */
export function leaveOutModelling(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addDocumentAction } = app.getPlugin('content-manager').apis as unknown as ContentManager;
  addDocumentAction((acts) => acts.filter(({ type }) => !modelling.includes(type ?? '')));
}
