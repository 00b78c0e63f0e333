import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { bodyOf } from '../stand-in/request.js';
import { choicePage, errorPage } from './page.js';
import { contentSecurityPolicy } from './page-style.js';
import { languageOf, type PageLanguage } from './page-texts.js';
import type { PeopleAtTheBank } from './people-at-the-bank.js';
import { acr } from './provider.js';
import { readTypedPerson } from './typed-person.js';

export interface InteractionSettings {
  provider: Provider;
  people: PeopleAtTheBank;
  /** Origins to which the form's answer may lead: the portal's. */
  formTargets: readonly string[];
}

interface Visit extends InteractionSettings {
  request: IncomingMessage;
  response: ServerResponse;
  params: Record<string, unknown>;
  query: URLSearchParams;
}

/** Answers `GET` and `POST` of the page on which one says who one is. */
export async function interact(
  request: IncomingMessage,
  response: ServerResponse,
  settings: InteractionSettings,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://bank');
  try {
    const { uid, params } = await settings.provider.interactionDetails(request, response);
    if (url.pathname !== `/interaction/${uid}`) throw new Error('the page belongs to another visit');
    const visit = { ...settings, request, response, params, query: url.searchParams };
    if (request.method === 'POST') await answer(visit);
    else sendPage(visit, 200, choicePage({ language: pageLanguage(visit), service: serviceOf(visit) }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    sendPage(
      { response, formTargets: [] },
      400,
      errorPage(languageOf(url.searchParams.get('language')), reason),
    );
  }
}

async function answer(visit: Visit): Promise<void> {
  const form = new URLSearchParams(await bodyOf(visit.request));
  if (form.has('cancel')) {
    await finish(visit, { error: 'access_denied', error_description: 'the person cancelled' });
    return;
  }
  const person = form.get('person') ?? '';
  if (person !== 'typed') {
    if (!visit.people.has(person)) throw new Error('there is no such person');
    await finish(visit, loginOf(person));
    return;
  }
  const typed = {
    firstNames: form.get('firstNames') ?? '',
    lastName: form.get('lastName') ?? '',
    identityCode: form.get('identityCode') ?? '',
  };
  const read = readTypedPerson(typed, new Date().toISOString().slice(0, 10));
  if (read.ok) {
    await finish(visit, loginOf(visit.people.add(read.identity)));
    return;
  }
  const language = languageOf(form.get('language') ?? visit.params['ui_locales']);
  sendPage(visit, 422, choicePage({ language, service: serviceOf(visit), typed, faults: read.faults }));
}

function loginOf(accountId: string) {
  return { login: { accountId, remember: false, acr, amr: ['mca'] } };
}

async function finish(
  { provider, request, response }: Visit,
  result: Record<string, unknown>,
): Promise<void> {
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function pageLanguage({ query, params }: Visit): PageLanguage {
  return languageOf(query.get('language') ?? params['ui_locales']);
}

function serviceOf({ params }: Visit): string {
  const { ftn_spname: name, client_id: clientId } = params;
  return typeof name === 'string' && name !== '' ? name : String(clientId);
}

function sendPage(
  { response, formTargets }: Pick<Visit, 'response' | 'formTargets'>,
  status: number,
  html: string,
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(formTargets),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}
