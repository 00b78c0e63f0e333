import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { normalizeText } from '@nimio/domain/text/normalize-text';
import type Provider from 'oidc-provider';
import { bodyOf } from '../stand-in/server.js';
import type { BankPeople, Identity } from './bank-people.js';
import { choicePage, errorPage, type TypedPerson } from './page.js';
import { acr } from './provider.js';

interface Interaction {
  provider: Provider;
  people: BankPeople;
}

/** Handles `GET` and `POST` of the page on which the user chooses an identity. */
export async function interact(
  request: IncomingMessage,
  response: ServerResponse,
  { provider, people }: Interaction,
): Promise<void> {
  const finish = (result: Record<string, unknown>) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  const logIn = (accountId: string) => finish({ login: { accountId, remember: false, acr, amr: ['mca'] } });
  try {
    const { uid, params } = await provider.interactionDetails(request, response);
    if (request.url !== `/interaction/${uid}`) throw new Error('The page belongs to another visit.');
    const service = String(params['ftn_spname'] || params['client_id']);
    if (request.method !== 'POST') return sendPage(response, 200, choicePage(service));
    const form = new URLSearchParams(await bodyOf(request));
    if (form.has('cancel'))
      return await finish({ error: 'access_denied', error_description: 'the person cancelled' });
    const person = form.get('person') ?? '';
    if (person !== 'typed') {
      if (!people.has(person)) throw new Error('The person does not exist.');
      return await logIn(person);
    }
    const text = (field: keyof TypedPerson) => form.get(field) ?? '';
    const typed = {
      firstNames: text('firstNames'),
      lastName: text('lastName'),
      identityCode: text('identityCode'),
    };
    const identity = identityOf(typed);
    if (typeof identity === 'string') return sendPage(response, 422, choicePage(service, identity, typed));
    return await logIn(people.add(identity));
  } catch (error) {
    sendPage(response, 400, errorPage(error instanceof Error ? error.message : String(error)));
  }
}

/** Validates what a user typed; returns the problem if it is no identity. */
function identityOf(typed: TypedPerson): Identity | string {
  const firstNames = normalizeText(typed.firstNames);
  const lastName = normalizeText(typed.lastName);
  if (!firstNames || !lastName) return 'Enter both names.';
  if ([firstNames, lastName].some((name) => name.length > 100))
    return 'A name may have at most 100 characters.';
  const today = new Date().toISOString().slice(0, 10);
  const code = parseIdentityCode(typed.identityCode, { allowTest: true, today });
  if (!code.ok) return `The personal identity code is invalid (${code.reason}).`;
  return { firstNames, lastName, birthdate: code.birthdate, identityCode: code.value };
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
}
